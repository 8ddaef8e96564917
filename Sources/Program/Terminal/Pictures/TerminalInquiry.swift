import Glibc
import Synchronization

package enum TerminalInquiry {
  /// The time limit for a response, in milliseconds.
  ///
  /// Without a response, Rings draws cells.
  private static let patience = 300

  /// The response, which doesn't change while the process runs; nil until Rings asks the terminal.
  private static let known = Mutex<PictureProtocol??>(nil)

  /// Returns the best protocol that the terminal reports, or nil if the terminal has none or can't be
  /// queried.
  ///
  /// Rings asks the terminal once. Keys typed before the response arrives are kept for the next reader.
  package static func pictures(isInTmux: Bool) async -> PictureProtocol? {
    if let known = known.withLock({ $0 }) { return known }
    let answer = await ask(isInTmux: isInTmux)
    known.withLock { $0 = .some(answer) }
    return answer
  }

  private static func ask(isInTmux: Bool) async -> PictureProtocol? {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
      TerminalSettings.holdForKeys()
    else { return nil }
    defer { TerminalSettings.release() }
    let question = TerminalPicture(isInTmux: isInTmux).handedOn(PictureProtocol.question)
    let bytes = Array(question.utf8)
    guard write(STDOUT_FILENO, bytes, bytes.count) == bytes.count else { return nil }
    var answer: [UInt8] = []
    let end = ContinuousClock.now + .milliseconds(patience)
    while true {
      let text = String(decoding: answer, as: UTF8.self)
      let left = Int((end - ContinuousClock.now) / .milliseconds(1))
      var buffer = [UInt8](repeating: 0, count: 1024)
      guard !PictureProtocol.isWhole(text), left > 0,
        await DescriptorWait.readable(among: [STDIN_FILENO], milliseconds: left)
          .contains(STDIN_FILENO),
        case let count = read(STDIN_FILENO, &buffer, buffer.count), count > 0
      else {
        TypedAhead.add(typed(in: answer))
        return PictureProtocol(answer: text)
      }
      answer += buffer.prefix(count)
    }
  }

  /// Returns the bytes that aren't part of the terminal's response.
  private static func typed(in bytes: [UInt8]) -> [UInt8] {
    var presses = KeyPresses(bytes)
    var typed: [UInt8] = []
    while let press = presses.next() {
      if press.count == 1 || TerminalAnswer.reading(press) == .other, !KeyPresses.isString(press) {
        typed += press
      }
    }
    return typed
  }
}

import Glibc

package enum TerminalInquiry {
  /// The time limit for a response, in milliseconds.
  ///
  /// Without a response, Rings draws cells.
  private static let patience = 300

  /// Returns the best protocol that the terminal reports, or nil if the terminal has none or can't be
  /// queried.
  ///
  /// Keys typed before the response arrives are lost.
  package static func pictures(isInTmux: Bool) async -> PictureProtocol? {
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
      guard !PictureProtocol.isWhole(text), left > 0,
        await DescriptorWait.readable(among: [STDIN_FILENO], milliseconds: left)
          .contains(STDIN_FILENO)
      else { return PictureProtocol(answer: text) }
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      guard count > 0 else { return PictureProtocol(answer: text) }
      answer += buffer.prefix(count)
    }
  }
}

import CEditline
import Foundation
import Synchronization

/// libedit, which is one per process; used from `LineReader.queue` only.
final class LineEditor: Sendable {
  private let history: URL?
  private let isUnicode: Bool
  /// Whether the terminal is asked to put marks around what is pasted.
  private let marksPastes: Bool
  private static let mostLinesKept: Int32 = 500

  /// What libedit's C functions, which carry no context, need to know.
  fileprivate struct Context {
    var complete: (@Sendable (String) -> LineCompletion)?
    var matches: [String] = []
    var decoder = UTF8Reader()
    var paste = PasteReader()
    var wasInterrupted = false
    /// Typed ahead, where something else than a line was asked for.
    var typedAhead: [UInt8] = []
  }

  private static let context = Mutex(Context())

  /// Waits for the key that turns a page; what else is typed goes to the next prompt.
  func turnPage() async -> LineReader.PageTurn {
    _ = TerminalSignals.take()
    return await KeyInput.withKeys {
      while true {
        let ready = await DescriptorWait.readable(
          among: [STDIN_FILENO, TerminalSignals.descriptor])
        if ready.contains(TerminalSignals.descriptor),
          TerminalSignals.take().contains(.interrupt)
        {
          return .skip
        }
        guard ready.contains(STDIN_FILENO) else { continue }
        let bytes = KeyInput.pendingBytes()
        var presses = KeyPresses(bytes)
        guard let press = presses.next() else { return .skip }
        let behind = bytes.dropFirst(press.count)
        func turned(_ turn: LineReader.PageTurn) -> LineReader.PageTurn {
          Self.context.withLock { $0.typedAhead += behind }
          return turn
        }
        switch Key(press) {
        case .enter, .letter(" "), .down, .right, .pageDown: return turned(.nextPage)
        case .up, .left, .pageUp: return turned(.previousPage)
        case .escape, .end: return turned(.skip)
        // Alone they are keys; with more behind them they begin what somebody types or pastes.
        case .letter("b") where behind.isEmpty: return .previousPage
        case .letter("q") where behind.isEmpty: return .skip
        default:
          Self.context.withLock { $0.typedAhead += bytes }
          return .rest
        }
      }
    }
  }

  /// Drops what was typed ahead until nothing more comes, and says how many lines of it there were.
  ///
  /// What is no whole line is kept: somebody may have begun to type it.
  func dropWaiting() async -> Int {
    await KeyInput.withKeys {
      var begun = Self.context.withLock { context in
        defer { context.typedAhead = [] }
        return context.typedAhead
      }
      var lines = 0
      var patience = 0
      while true {
        let count = begun.count { $0 == 0x0A || $0 == 0x0D }
        lines += count
        if lines > 0 {
          begun = []
          patience = Self.longestPause
        }
        let ready = DescriptorWait.blocking([STDIN_FILENO], milliseconds: patience)
        let more = ready.isEmpty ? [] : KeyInput.pendingBytes()
        if more.isEmpty { break }
        begun += more
      }
      Self.context.withLock { $0.typedAhead += begun }
      return lines
    }
  }

  /// Between the pieces of a paste there may be so many milliseconds, not between two lines that are typed.
  private static let longestPause = 150

  init(
    history: URL?, isUnicode: Bool, marksPastes: Bool = true,
    complete: @escaping @Sendable (_ line: String) -> LineCompletion
  ) {
    self.history = history
    self.isUnicode = isUnicode
    self.marksPastes = marksPastes
    Self.context.withLock { $0.complete = complete }
    setlocale(LC_CTYPE, "")
    if isUnicode, String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" {
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    TerminalSignals.install()
    // The name is kept by libedit for as long as the process lives.
    editline_prepare(strdup("rings"), Self.readCharacter, Self.complete)
    stifle_history(Self.mostLinesKept)
    if let history { read_history(history.path) }
  }

  /// Shows `prompt` and reads a line.
  func ask(_ prompt: String) -> LineReader.Answer {
    Self.context.withLock {
      $0.wasInterrupted = false
      $0.decoder = UTF8Reader()
      $0.paste = PasteReader(isUnicode: isUnicode)
    }
    _ = TerminalSignals.take()
    let isHeld = TerminalSettings.hold(writing: marksPastes ? PasteReader.manner : nil)
    defer { if isHeld { TerminalSettings.release() } }
    guard let read = readline(prompt) else {
      // The cursor still stands behind the prompt.
      _ = write(STDOUT_FILENO, "\n", 1)
      return Self.context.withLock { $0.wasInterrupted } ? .cancelled : .end
    }
    defer { free(read) }
    let line = String(cString: read)
    // Of a long paste the line has a sign only, which would say nothing another day.
    if !Self.context.withLock({ $0.paste.hasSigns(in: line) }) { remember(line) }
    return .line(Self.context.withLock { $0.paste.restored(line) })
  }

  private func remember(_ typed: String) {
    // Completion leaves a space behind the last word.
    let line = typed.trimmingCharacters(in: .whitespaces)
    if line.isEmpty { return }
    if let last = history_get(editline_history_length()), let text = last.pointee.line,
      String(cString: text) == line
    {
      return
    }
    add_history(line)
    guard let history else { return }
    // A history that cannot be kept is no reason to disturb the learner.
    try? FileManager.default.createDirectory(
      at: history.deletingLastPathComponent(), withIntermediateDirectories: true)
    write_history(history.path)
  }

  /// Waits for a key or a signal; libedit wants whole characters here, not bytes.
  private static let readCharacter: @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32 = { _ in
    while true {
      if let scalar = LineEditor.context.withLock({ $0.takeTypedAhead() }) {
        return Int32(bitPattern: scalar.value)
      }
      let holdsBack = LineEditor.context.withLock { $0.paste.holdsBack }
      let ready = DescriptorWait.blocking(
        [STDIN_FILENO, TerminalSignals.descriptor],
        milliseconds: holdsBack ? LineEditor.patience : nil)
      // Nothing came behind it: it was a key.
      if ready.isEmpty { LineEditor.context.withLock { $0.typedAhead += $0.paste.takeHeldBack() } }
      if ready.contains(TerminalSignals.descriptor) {
        let events = TerminalSignals.take()
        if events.contains(.resize) {
          // The editor believes itself at the start of an empty line when it draws anew.
          _ = write(STDOUT_FILENO, "\r\u{1B}[K", 4)
          rl_resize_terminal()
          rl_forced_update_display()
        }
        if events.contains(.interrupt) {
          LineEditor.context.withLock { $0.wasInterrupted = true }
          return -1
        }
      }
      guard ready.contains(STDIN_FILENO) else { continue }
      // What is pasted comes in pieces; of what is typed nothing is read ahead, which belongs to whoever asks next.
      let isPasting = LineEditor.context.withLock { $0.paste.isPasting }
      var bytes = [UInt8](repeating: 0, count: isPasting ? 4096 : 1)
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return -1 }
      LineEditor.context.withLock { context in
        for byte in bytes.prefix(count) { context.typedAhead += context.paste.take(byte) }
      }
    }
  }

  /// How long what follows the key Escape may take, in milliseconds, to be a sequence with it.
  private static let patience = 50

  private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  private static let complete: @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Words? = {
    text, _, end in
    editline_end_completion()
    guard let text, let buffer = editline_text() else { return nil }
    let line = String(decoding: String(cString: buffer).utf8.prefix(Int(end)), as: UTF8.self)
    let word = String(cString: text)
    let complete = LineEditor.context.withLock { $0.complete }
    let found = complete?(line) ?? LineCompletion([])
    let matches = found.words.filter { $0.hasPrefix(word) }
    LineEditor.context.withLock { $0.matches = matches }
    if matches.isEmpty, let remark = found.remark { LineEditor.say(remark) }
    // A name of Swift may have anything behind it; words of the prompt stand apart.
    let isCode = line.contains { "().{[\"".contains($0) } || word.first?.isUppercase == true
    editline_append(isCode ? 0 : Int32(UInt8(ascii: " ")))
    return matches.isEmpty ? nil : rl_completion_matches(text, LineEditor.match)
  }

  /// Says something below the line that is being typed, and shows the line again.
  private static func say(_ remark: String) {
    let bytes = Array("\r\n\(remark)\r\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
    rl_forced_update_display()
  }

  /// One match a call, in a copy that libedit frees; nil after the last.
  private static let match:
    @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>? = { _, state in
      let matches = LineEditor.context.withLock { $0.matches }
      let position = Int(state)
      return matches.indices.contains(position) ? strdup(matches[position]) : nil
    }
}

extension LineEditor.Context {
  /// The next character typed ahead, or nil when there is none (any more).
  fileprivate mutating func takeTypedAhead() -> Unicode.Scalar? {
    while !typedAhead.isEmpty {
      if let scalar = decoder.add(typedAhead.removeFirst()) { return scalar }
    }
    return nil
  }
}

import CEditline
import Foundation
import Synchronization

/// A wrapper of libedit, which has a single state per process; use it only on `LineReader.queue`.
final class LineEditor: Sendable {
  private let history: URL?
  private let isUnicode: Bool
  /// Whether the terminal should mark pasted text.
  private let marksPastes: Bool
  private static let mostLinesKept: Int32 = 500

  /// State for libedit's C callbacks, which carry no context.
  fileprivate struct Context {
    var complete: (@Sendable (String) -> LineCompletion)?
    var matches: [String] = []
    var decoder = UTF8Reader()
    var paste = PasteReader()
    var wasInterrupted = false
    /// Input typed while Rings wasn't reading a line.
    var typedAhead: [UInt8] = []
  }

  private static let context = Mutex(Context())

  /// Waits for a key that turns a page; passes other input to the next prompt.
  func turnPage() async -> LineReader.PageTurn {
    _ = TerminalSignals.take()
    return await KeyInput.withKeys {
      while true {
        let ready = await DescriptorWait.readable(
          among: [STDIN_FILENO, TerminalSignals.descriptor],
          milliseconds: TypedAhead.isWaiting ? 0 : nil)
        if ready.contains(TerminalSignals.descriptor),
          TerminalSignals.take().contains(.interrupt)
        {
          return .skip
        }
        guard ready.contains(STDIN_FILENO) || TypedAhead.isWaiting else { continue }
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
        case .escape, .end, .last: return turned(.skip)
        // A lone letter is a key press. If more input follows, the letter begins typed or pasted text.
        case .letter("b") where behind.isEmpty: return .previousPage
        case .letter("q") where behind.isEmpty: return .skip
        default:
          Self.context.withLock { $0.typedAhead += bytes }
          return .rest
        }
      }
    }
  }

  /// Drops complete lines of pending input until no more arrives, and returns their count.
  ///
  /// An incomplete line stays, since the learner may have begun to type it.
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

  /// The longest pause in milliseconds between pieces of a paste; typed lines are further apart.
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
    // libedit keeps the pointer for the life of the process.
    editline_prepare(strdup("rings"), Self.readCharacter, Self.complete)
    stifle_history(Self.mostLinesKept)
    if let history { read_history(history.path) }
  }

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
      // The cursor is still after the prompt.
      _ = write(STDOUT_FILENO, "\n", 1)
      return Self.context.withLock { $0.wasInterrupted } ? .cancelled : .end
    }
    defer { free(read) }
    let line = String(cString: read)
    // The line has only a placeholder for a long paste, which would be useless in the history.
    if !Self.context.withLock({ $0.paste.hasSigns(in: line) }) { remember(line) }
    return .line(Self.context.withLock { $0.paste.restored(line) })
  }

  private func remember(_ typed: String) {
    // Completion leaves a space after the last word.
    let line = typed.trimmingCharacters(in: .whitespaces)
    if line.isEmpty { return }
    if let last = history_get(editline_history_length()), let text = last.pointee.line,
      String(cString: text) == line
    {
      return
    }
    add_history(line)
    guard let history else { return }
    // Ignore errors: the learner can do without a saved history.
    try? FileManager.default.createDirectory(
      at: history.deletingLastPathComponent(), withIntermediateDirectories: true)
    write_history(history.path)
  }

  /// Waits for a key or a signal, and returns whole characters as libedit expects.
  private static let readCharacter: @convention(c) (UnsafeMutablePointer<FILE>?) -> Int32 = { _ in
    while true {
      let waiting = TypedAhead.take()
      LineEditor.context.withLock { context in
        for byte in waiting { context.typedAhead += context.paste.take(byte) }
      }
      if let scalar = LineEditor.context.withLock({ $0.takeTypedAhead() }) {
        return Int32(bitPattern: scalar.value)
      }
      let holdsBack = LineEditor.context.withLock { $0.paste.holdsBack }
      let ready = DescriptorWait.blocking(
        [STDIN_FILENO, TerminalSignals.descriptor],
        milliseconds: holdsBack ? LineEditor.patience : nil)
      // No bytes followed within the time limit, so the held-back bytes were a key press.
      if ready.isEmpty { LineEditor.context.withLock { $0.typedAhead += $0.paste.takeHeldBack() } }
      if ready.contains(TerminalSignals.descriptor) {
        let events = TerminalSignals.take()
        if events.contains(.resize) {
          // When it redraws, libedit assumes that the cursor is at the start of an empty line.
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
      // Read a paste in large pieces, but typed input byte by byte: the rest belongs to the next reader.
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

  /// The time in milliseconds within which bytes after Escape belong to its sequence.
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
    // Append a space after a command's word, but not after a Swift name.
    let isCode = line.contains { "().{[\"".contains($0) } || word.first?.isUppercase == true
    editline_append(isCode ? 0 : Int32(UInt8(ascii: " ")))
    return matches.isEmpty ? nil : rl_completion_matches(text, LineEditor.match)
  }

  /// Prints a message below the line being edited, then the line again.
  private static func say(_ remark: String) {
    let bytes = Array("\r\n\(remark)\r\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
    rl_forced_update_display()
  }

  /// Returns a match per call, as a copy that libedit frees; nil after the last match.
  private static let match:
    @convention(c) (UnsafePointer<CChar>?, Int32) -> UnsafeMutablePointer<CChar>? = { _, state in
      let matches = LineEditor.context.withLock { $0.matches }
      let position = Int(state)
      return matches.indices.contains(position) ? strdup(matches[position]) : nil
    }
}

extension LineEditor.Context {
  fileprivate mutating func takeTypedAhead() -> Unicode.Scalar? {
    while !typedAhead.isEmpty {
      if let scalar = decoder.add(typedAhead.removeFirst()) { return scalar }
    }
    return nil
  }
}

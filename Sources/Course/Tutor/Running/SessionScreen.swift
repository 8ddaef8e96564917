import Terminal

/// The session's output, with an empty line between messages and a stop after each screen.
final class SessionScreen {
  private let write: @Sendable (String) -> Void
  private let turnPage: (@Sendable () async -> LineReader.PageTurn)?
  private var hasWritten = false
  /// The rows written since the learner's last input.
  private var rows = 0

  init(
    write: @escaping @Sendable (String) -> Void,
    turnPage: (@Sendable () async -> LineReader.PageTurn)?
  ) {
    self.write = write
    self.turnPage = turnPage
  }

  /// Whether the learner chose not to stop again until the next input.
  private var isUnstopped = false

  /// Resets the row count when the learner types, because earlier output has been read.
  func startAfresh() {
    rows = 0
    isUnstopped = false
  }

  /// The separator before the next text; reading this property marks the text as written.
  var separator: String {
    defer { hasWritten = true }
    return lead
  }

  /// The separator before the next text, without marking it as written.
  var lead: String { hasWritten ? "\n" : "" }

  /// Notes that other code has written to the screen.
  func noteWritten() { hasWritten = true }

  /// Writes text that's already laid out.
  func show(_ text: String) {
    write(separator + text)
    rows += text.count { $0 == "\n" } + 1
  }

  /// Writes lines, stopping after each screen with the prompt `more`.
  func show(
    _ lines: [StyledText], on capabilities: TerminalCapabilities, more: StyledText?,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    var text = separator
    // Don't stop for a few lines, such as the next step.
    let mayStop =
      turnPage != nil && capabilities.height > Self.leastHeight && lines.count > Self.shortText
    rows += text.isEmpty ? 0 : 1
    let blocks = ScreenBlocks(lines, width: capabilities.width)
    // The last row is for the `more` prompt.
    let page = capabilities.height - 1
    var place = 0
    // The index of each page's first line, for paging back.
    var beginnings = [0]
    while place < lines.count {
      // Don't split a picture, paragraph or table that fits on the next page.
      let needed = blocks.rows(before: place, page: page)
      if mayStop, !isUnstopped, let more, rows + needed > page {
        // Keep the prompt on one row, because a prompt on two rows couldn't be erased.
        let more = more.cut(to: max(capabilities.width - 1, 1))
        write(text + more.encoded(for: capabilities))
        text = ""
        let turn = await turnPage?() ?? .rest
        write(Self.erasing(more, on: capabilities))
        rows = 0
        switch turn {
        case .nextPage: beginnings.append(place)
        case .previousPage:
          if beginnings.count > 1 { beginnings.removeLast() }
          place = beginnings.last ?? 0
          continue
        case .rest: isUnstopped = true
        case .skip:
          isUnstopped = true
          return
        }
      }
      text += lines[place].encoded(for: capabilities) + "\n"
      rows += blocks.rows(of: place)
      place += 1
    }
    write(text)
  }

  private static let shortText = 3
  /// The minimum height, in rows, for stopping after each screen.
  ///
  /// Lower windows would stop at every other line.
  private static let leastHeight = 10

  /// Returns the sequence that erases the `more` prompt, if the terminal supports it.
  private static func erasing(_ more: StyledText, on capabilities: TerminalCapabilities) -> String {
    capabilities.hasTextStyles ? "\r\u{1B}[K" : "\n"
  }
}

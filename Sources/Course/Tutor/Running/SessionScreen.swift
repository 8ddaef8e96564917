import Terminal

/// What a session has written: messages apart by an empty line, long ones by the screenful.
final class SessionScreen {
  private let write: @Sendable (String) -> Void
  private let turnPage: (@Sendable () async -> LineReader.PageTurn)?
  private var hasWritten = false
  /// Rows written since the learner's last input.
  private var rows = 0

  init(
    write: @escaping @Sendable (String) -> Void,
    turnPage: (@Sendable () async -> LineReader.PageTurn)?
  ) {
    self.write = write
    self.turnPage = turnPage
  }

  /// True once the learner wanted no more stops; until they type again.
  private var isUnstopped = false

  /// The learner has typed something: whatever stands above has been read.
  func startAfresh() {
    rows = 0
    isUnstopped = false
  }

  /// What goes before the next text; taking it counts that text as written.
  var separator: String {
    defer { hasWritten = true }
    return lead
  }

  /// What goes before the next text, if there is one.
  var lead: String { hasWritten ? "\n" : "" }

  /// Something stands on the screen that was written by others.
  func noteWritten() { hasWritten = true }

  /// Writes text that is laid out already.
  func show(_ text: String) {
    write(separator + text)
    rows += text.count { $0 == "\n" } + 1
  }

  /// Writes lines, stopping at the end of each screen where `more` says how to go on.
  func show(
    _ lines: [StyledText], on capabilities: TerminalCapabilities, more: StyledText?,
    isolation: isolated (any Actor)? = #isolation
  ) async {
    var text = separator
    // A line or two, such as what to type next, are not worth a stop.
    let mayStop =
      turnPage != nil && capabilities.height > Self.leastHeight && lines.count > Self.shortText
    rows += text.isEmpty ? 0 : 1
    let blocks = ScreenBlocks(lines, width: capabilities.width)
    // The last row is for the line about more.
    let page = capabilities.height - 1
    var place = 0
    // Where pages began, as far as one can go back.
    var beginnings = [0]
    while place < lines.count {
      // A picture, a paragraph or a table goes to the next page, where that holds all of it.
      let needed = blocks.rows(before: place, page: page)
      if mayStop, !isUnstopped, let more, rows + needed > page {
        // On two rows, it could not be taken away again.
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
  /// Lower windows would stop at every other line.
  private static let leastHeight = 10

  /// Takes the line about more away, where the terminal can.
  private static func erasing(_ more: StyledText, on capabilities: TerminalCapabilities) -> String {
    capabilities.hasTextStyles ? "\r\u{1B}[K" : "\n"
  }
}

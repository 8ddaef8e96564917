/// What a screen shows, row by row: what is to be written so that it shows something else.
///
/// Only rows that differ are written, so that nothing flickers.
package struct ScreenRows: Sendable {
  private var shown: [String]?
  private var size: WindowSize?

  package init() {}

  /// The escape sequences and characters after which the screen shows these rows; empty where it does.
  ///
  /// - Parameter rows: From the top; what is below the last of them is blank.
  package mutating func update(
    to rows: [StyledText], on capabilities: TerminalCapabilities
  ) -> String {
    let now = WindowSize(columns: capabilities.width, rows: capabilities.height)
    let isAnew = shown == nil || size != now
    let before = isAnew ? [] : shown ?? []
    let rows = rows.prefix(now.rows).map { row in
      (text: row.encoded(for: capabilities), isFull: row.width >= now.columns)
    }
    var written = ""
    for place in 0..<max(rows.count, before.count) {
      let row = place < rows.count ? rows[place] : (text: "", isFull: false)
      guard place >= before.count || before[place] != row.text else { continue }
      if isAnew, row.text.isEmpty { continue }
      // After a full row the cursor stands on its last cell, which must not be erased.
      let erasing = row.isFull || isAnew ? "" : "\u{1B}[K"
      written += "\u{1B}[\(place + 1);1H\(row.text)\u{1B}[0m\(erasing)"
    }
    shown = rows.map(\.text)
    size = now
    guard isAnew || !written.isEmpty else { return "" }
    // Terminals that know how show all of it at once; the others ignore the two marks.
    return "\u{1B}[?2026h" + (isAnew ? "\u{1B}[0m\u{1B}[2J" : "") + written + "\u{1B}[?2026l"
  }

  /// Forgets what is shown: everything is written next time.
  package mutating func forget() { shown = nil }
}

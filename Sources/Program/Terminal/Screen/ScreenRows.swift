/// The rows on the screen, and the changes needed to show other rows.
///
/// It writes only rows that differ, which avoids flicker.
package struct ScreenRows: Sendable {
  /// The rows on the screen; nil for a row with unknown contents.
  private var shown: [String?]?
  private var size: WindowSize?

  package init() {}

  /// Returns the characters and escape sequences that make the screen show the rows; empty if nothing
  /// changes.
  ///
  /// - Parameter rows: The rows from the top; the rest of the screen is blank.
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
      // After a full row, the cursor is on its last cell, which must not be erased.
      let erasing = row.isFull || isAnew ? "" : "\u{1B}[K"
      written += "\u{1B}[\(place + 1);1H\(row.text)\u{1B}[0m\(erasing)"
    }
    shown = rows.map { Optional($0.text) }
    size = now
    guard isAnew || !written.isEmpty else { return "" }
    // Synchronized update: terminals that support it show all changes at once; others ignore it.
    return "\u{1B}[?2026h" + (isAnew ? "\u{1B}[0m\u{1B}[2J" : "") + written + "\u{1B}[?2026l"
  }

  /// Forgets the contents of some rows, so that the next update writes them.
  package mutating func forget(rows: Set<Int>) {
    for row in rows where shown?.indices.contains(row) == true { shown?[row] = nil }
  }

  /// Forgets the screen's contents, so that the next update writes every row.
  package mutating func forget() { shown = nil }
}

/// An embedded table: rows sorted by key, with fields separated by tabs.
struct EmbeddedTable {
  let text: StaticString

  static let glyphs = EmbeddedTable(text: EmbeddedText.glyphs)
  static let iconNames = EmbeddedTable(text: EmbeddedText.iconNames)
  static let icons = EmbeddedTable(text: EmbeddedText.icons)
  static let sketches = EmbeddedTable(text: EmbeddedText.sketches)
  static let strokes = EmbeddedTable(text: EmbeddedText.strokes)
  static let symbolNames = EmbeddedTable(text: EmbeddedText.symbolNames)
  static let symbolVersions = EmbeddedTable(text: EmbeddedText.symbolVersions)

  var keys: [Substring] {
    "\(text)".split(separator: "\n").map { $0.prefix { $0 != "\t" } }
  }

  /// Returns the fields after a key, or `nil` if the table lacks the key.
  ///
  /// Searches the bytes by bisection, without caching or parsing other rows.
  func fields(of key: String) -> [Substring]? {
    let row = text.withUTF8Buffer { bytes -> String? in
      var rows = bytes[...]
      while !rows.isEmpty {
        let middle = rows.startIndex + rows.count / 2
        let start = rows[..<middle].lastIndex(of: Self.newline).map { $0 + 1 } ?? rows.startIndex
        let end = rows[middle...].firstIndex(of: Self.newline) ?? rows.endIndex
        let row = rows[start..<end]
        let name = row.prefix { $0 != Self.tab }
        if name.elementsEqual(key.utf8) { return String(decoding: row, as: UTF8.self) }
        let isBefore = key.utf8.lexicographicallyPrecedes(name)
        rows = isBefore ? rows[..<start] : rows[end...].dropFirst()
      }
      return nil
    }
    return row.map { Array($0.split(separator: "\t").dropFirst()) }
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")
}

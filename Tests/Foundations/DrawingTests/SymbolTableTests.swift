import Foundation
import TestSupport
import Testing

/// The embedded tables are valid for binary search and for the compiler.
@Suite struct SymbolTableTests {
  private static let folder = Repository.sources
    .appending(path: "Foundations/Drawing/Symbols/Tables")

  private static func rows(of table: String) throws -> [[Substring]] {
    let text = try String(contentsOf: folder.appending(path: "\(table).tsv"), encoding: .utf8)
    #expect(text.hasSuffix("\n") && !text.contains("\"\"\"#"))
    return text.split(separator: "\n").map { $0.split(separator: "\t") }
  }

  @Test(arguments: [
    "glyphs", "iconNames", "icons", "strokes", "symbolNames", "symbolVersions",
  ])
  func keysAreSorted(table: String) throws {
    let keys = try Self.rows(of: table).map { Array($0[0].utf8) }
    #expect(keys.count > 10)
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(key.lexicographicallyPrecedes(next), "\(String(decoding: next, as: UTF8.self))")
    }
  }

  @Test func everyNamedIconExists() throws {
    let icons = Set(try Self.rows(of: "icons").map { $0[0] })
    for row in try Self.rows(of: "iconNames") {
      #expect(row.count > 1 && row.dropFirst().allSatisfy(icons.contains), "\(row[0])")
    }
  }
}

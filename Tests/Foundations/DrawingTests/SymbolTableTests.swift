import Drawing
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
    "glyphs", "iconNames", "icons", "sketches", "strokes", "symbolNames", "symbolVersions",
  ])
  func keysAreSorted(table: String) throws {
    let keys = try Self.rows(of: table).map { Array($0[0].utf8) }
    #expect(keys.count > 10)
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(key.lexicographicallyPrecedes(next), "\(String(decoding: next, as: UTF8.self))")
    }
  }

  /// Reads each element of a sketch: its kind, its level and hue, and the letters of its path.
  @Test func sketchesAreWellFormed() throws {
    for row in try Self.rows(of: "sketches") {
      #expect(row.count > 1, "\(row)")
      for element in row.dropFirst() {
        let isUse = element.wholeMatch(of: /[UVN]:[a-z0-9.]+( -?[0-9.]+){3,4}/) != nil
        let isPath =
          element.wholeMatch(of: /[FSDKHGC][0-2]?~?(:[a-z]+)? [MLQCZWERAPT0-9. -]+/) != nil
        #expect(isUse || isPath, "\(row[0]): \(element)")
      }
      if let name = row.dropFirst().first(where: { "UVN".contains($0.prefix(1)) }) {
        let used = name.dropFirst(2).prefix { $0 != " " }
        #expect(SymbolShape.isWhole(String(used)), "\(row[0]): \(used)")
      }
    }
  }

  @Test(arguments: ["symbolNames", "symbolVersions"])
  func noNameOfAppleIsCalledMisspelled(table: String) throws {
    let names = try Self.rows(of: table).map { String($0[0]) }
    let doubted = names.filter { !SymbolSpelling.isPossible($0) || !SymbolSpelling.isPlausible($0) }
    #expect(doubted.isEmpty, "\(doubted.prefix(10))")
  }

  @Test func everyNamedIconExists() throws {
    let icons = Set(try Self.rows(of: "icons").map { $0[0] })
    for row in try Self.rows(of: "iconNames") {
      #expect(row.count > 1 && row.dropFirst().allSatisfy(icons.contains), "\(row[0])")
    }
  }
}

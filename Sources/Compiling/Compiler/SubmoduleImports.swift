import SwiftSource

/// Imports a whole module where Apple's has submodules, or where one declaration of it is meant.
///
/// `import os.log` and `import class UIKit.UIImage` become `import os` and `import UIKit`, with blanks
/// in place of the rest: our modules have no submodules, and some only pass on what others declare.
/// Every line and column stays where the learner sees it.
package enum SubmoduleImports {
  private static let keyword = Array("import".utf8)
  private static let kinds = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ].map { Array($0.utf8) }
  private static let blank = UInt8(ascii: " ")

  /// The source with its imports widened; the same bytes where there are none to widen.
  package static func widened(_ source: [UInt8]) -> [UInt8] {
    var result = source
    var scanner: SourceScanner?
    // Several statements may stand on a line.
    let ends = [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";")]
    for statement in source.split(whereSeparator: ends.contains) {
      guard let place = importPlace(in: statement) else { continue }
      let words = statement[place...]
      guard let dot = words.firstIndex(of: UInt8(ascii: ".")),
        words[..<dot].allSatisfy({ $0 == blank || SourceScanner.isWord($0) })
      else { continue }
      let known = scanner ?? SourceScanner(source)
      scanner = known
      guard known.kinds[dot] == .code else { continue }
      blankOut(kind(in: words[..<dot]), in: &result)
      let end = words[dot...].firstIndex { $0 != UInt8(ascii: ".") && !SourceScanner.isWord($0) }
      blankOut(dot..<(end ?? words.endIndex), in: &result)
    }
    return result
  }

  private static func blankOut(_ range: Range<Int>?, in source: inout [UInt8]) {
    for index in range ?? 0..<0 { source[index] = blank }
  }

  /// Where an import's words begin; attributes such as `@preconcurrency` may stand before it.
  private static func importPlace(in line: ArraySlice<UInt8>) -> Int? {
    var rest = line.drop { $0 == blank || $0 == UInt8(ascii: "\t") }
    while rest.first == UInt8(ascii: "@") {
      rest = rest.drop { $0 != blank }.drop { $0 == blank }
    }
    guard rest.starts(with: keyword), rest.dropFirst(keyword.count).first == blank else {
      return nil
    }
    return rest.startIndex + keyword.count
  }

  /// The word before the module that says what is imported of it.
  private static func kind(in words: ArraySlice<UInt8>) -> Range<Int>? {
    let rest = words.drop { $0 == blank }
    for kind in kinds where rest.starts(with: kind) {
      guard rest.dropFirst(kind.count).first == blank else { continue }
      return rest.startIndex..<rest.startIndex + kind.count
    }
    return nil
  }
}

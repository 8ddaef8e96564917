import SwiftSource

/// Gives the files that import something what `import Foundation` means on an Apple system.
///
/// Linux's Foundation lacks names that other modules of ours have. Importing those for every file would
/// let a file without any import use `Date`, which no Apple compiler takes: so they are imported behind
/// a file's own imports, on the same line, where no column that a message may name is moved.
package enum FoundationImports {
  private static let word = Array("import".utf8)

  /// The source with imports of these modules behind each of its own; the same bytes where it has none.
  package static func completed(_ source: [UInt8], with modules: [String]) -> [UInt8] {
    guard !modules.isEmpty, source.contains(text: "import") else { return source }
    let scanner = SourceScanner(source)
    let addition = Array(modules.map { ";import \($0)" }.joined().utf8)
    var result: [UInt8] = []
    var copied = 0
    var place = 0
    while let end = endOfImport(after: &place, in: scanner) {
      result += source[copied..<end] + addition
      copied = end
    }
    return copied == 0 ? source : result + source[copied...]
  }

  /// A file of ours, which sees them whatever it imports; its first line only grows.
  static func preceded(_ source: [UInt8], by modules: [String]) -> [UInt8] {
    Array(modules.map { "import \($0);" }.joined().utf8) + source
  }

  /// The end of the next import's path, `Foundation` or `struct Foundation.Date`; nil without one.
  private static func endOfImport(after place: inout Int, in scanner: SourceScanner) -> Int? {
    let bytes = scanner.bytes
    while place < bytes.count {
      let start = place
      place += 1
      guard bytes[start] == word[0], scanner.kinds[start] == .code,
        bytes[start...].starts(with: word), beginsStatement(start, scanner)
      else { continue }
      var end = start + word.count
      guard end < bytes.count, isBlank(bytes[end]) else { continue }
      // Up to two words: a kind of declaration may stand before the path.
      var last: Int?
      for _ in 0..<2 {
        var next = end
        while next < bytes.count, isBlank(bytes[next]) { next += 1 }
        let path = next
        while next < bytes.count, isPath(bytes[next]) { next += 1 }
        guard next > path, scanner.kinds[path] == .code else { break }
        end = next
        last = next
      }
      guard let last else { continue }
      place = last
      return last
    }
    return nil
  }

  /// Whether nothing but attributes and access stands before a word on its line.
  private static func beginsStatement(_ index: Int, _ scanner: SourceScanner) -> Bool {
    let bytes = scanner.bytes
    if index > 0, SourceScanner.isWord(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: "`") {
      return false
    }
    var code: [UInt8] = []
    var place = index
    while place > 0, bytes[place - 1] != UInt8(ascii: "\n") {
      place -= 1
      guard scanner.kinds[place] == .code else { continue }
      if bytes[place] == UInt8(ascii: ";") { break }
      code.append(bytes[place])
      if index - place > longestBeginning { return false }
    }
    return String(decoding: code.reversed(), as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .allSatisfy {
        $0.hasPrefix("@")
          || ["public", "package", "internal", "fileprivate", "private"].contains($0)
      }
  }

  /// Nobody writes more attributes and comments than this, in bytes, before an import.
  private static let longestBeginning = 120

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isPath(_ byte: UInt8) -> Bool {
    SourceScanner.isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "`")
  }
}

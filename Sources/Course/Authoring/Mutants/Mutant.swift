import SwiftSource

/// A solution with one small mistake in it, which the exercise's checks have to catch.
package struct Mutant: Hashable, Sendable {
  /// The solution's file: `SmallView.swift`.
  package let file: String
  package let kind: MutantKind
  /// The bytes of the file that are replaced.
  package let range: Range<Int>
  package let replacement: String
  /// Where the change begins, both from 1.
  package let line: Int
  package let column: Int
  /// The change by what it does and not by where it stands: `drop .fixedSize()`, `.leading → .trailing`.
  ///
  /// Where one file has several changes of one text, the later ones end in `#2`, `#3`.
  package var change: String

  /// The file's text with the mistake.
  package func text(in source: [UInt8]) -> [UInt8] {
    Array(source[..<range.lowerBound]) + Array(replacement.utf8)
      + Array(source[range.upperBound...])
  }

  /// The lines that it changes, as they were and as they are: `- …` and `+ …`.
  package func difference(in source: [UInt8]) -> [String] {
    func lines(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
    }
    let (before, after) = (lines(source), lines(text(in: source)))
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.dropFirst(head).reversed(), after.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let added = after.dropFirst(head).dropLast(tail).filter { $0.contains { !$0.isWhitespace } }
    return before.dropFirst(head).dropLast(tail).map { "- \($0)" } + added.map { "+ \($0)" }
  }
}

import SwiftSource

/// A solution with one small mistake, which the exercise's checks should catch.
package struct Mutant: Hashable, Sendable {
  /// The file's name, such as `SmallView.swift`.
  package let file: String
  package let kind: MutantKind
  package let range: Range<Int>
  package let replacement: String
  /// The position where the change starts, with line and column counted from 1.
  package let line: Int
  package let column: Int
  /// A description of the change that is independent of its position, such as `drop .fixedSize()` or
  /// `.leading → .trailing`.
  ///
  /// Several equal changes in a file are numbered: the later ones end in `#2`, `#3` and so on.
  package var change: String

  package func text(in source: [UInt8]) -> [UInt8] {
    Array(source[..<range.lowerBound]) + Array(replacement.utf8)
      + Array(source[range.upperBound...])
  }

  /// Returns the changed lines as a diff, with `- …` and `+ …`.
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

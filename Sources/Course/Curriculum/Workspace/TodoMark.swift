package import Foundation

/// A place at which something is left to do, as a comment there says.
package struct TodoMark: Hashable, Sendable {
  package var file: URL
  /// From 1.
  package var line: Int

  /// The word by which starters mark it; in two parts, so that this line is none.
  static let word = ["TO", "DO"].joined()

  /// The first mark in a file; nil where there is none, or where the file cannot be read.
  package init?(in file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.contains(Self.word) }) else { return nil }
    self.file = file
    line = place + 1
  }
}

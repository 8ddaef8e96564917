package import Foundation

/// A comment that marks a place where the learner has something to do.
package struct TodoMark: Hashable, Sendable {
  package var file: URL
  package var line: Int

  /// The marker word in starters, split so that this line doesn't contain it.
  static let word = ["TO", "DO"].joined()

  /// Finds the first mark in a file; nil if there's none or the file is unreadable.
  package init?(in file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.contains(Self.word) }) else { return nil }
    self.file = file
    line = place + 1
  }
}

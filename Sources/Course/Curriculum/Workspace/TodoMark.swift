package import Foundation

/// A comment that marks a place where the learner has something to do.
package struct TodoMark: Hashable, Sendable {
  package var line: Int
  /// The comment after the marker word, without its slashes, on one line.
  package var text: String

  /// The marker word in starters, split so that this line doesn't contain it.
  static let word = ["TO", "DO"].joined()

  /// Finds the first mark in a file; nil if there's none or the file is unreadable.
  package init?(in file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.init(inText: text)
  }

  /// Finds the first mark in a file's text.
  package init?(inText text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let place = lines.firstIndex(where: { $0.contains(Self.word) }),
      let word = lines[place].firstRange(of: Self.word)
    else { return nil }
    line = place + 1
    let further = lines[(place + 1)...].map { $0.trimmingPrefix { $0.isWhitespace } }
      .prefix { $0.hasPrefix("//") }
      .map { $0.trimmingPrefix { $0 == "/" } }
    self.text = ([lines[place][word.upperBound...].trimmingPrefix(":")] + further)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
      .trimmingCharacters(in: .whitespaces)
  }
}

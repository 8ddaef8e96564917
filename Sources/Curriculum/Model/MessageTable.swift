import Foundation

/// Sentences of one language by their English forms, for messages that are put together elsewhere.
///
/// In the English form `{}` stands for whatever is put in; the translation has `{1}`, `{2}` in its
/// places, by their order in the English one. What is put in is translated by the same table, so
/// that `the symbol sun.max` may stand inside another sentence.
package struct MessageTable: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var english: String
    package var translation: String

    package init(english: String, translation: String) {
      self.english = english
      self.translation = translation
    }
  }

  package private(set) var entries: [Entry]
  private let forms: [MessageForm]

  /// Of two forms that fit, the one with more words of its own counts.
  package init(_ entries: [Entry] = []) {
    self.entries = entries.sorted { Self.isMoreTelling($0.english, $1.english) }
    forms = self.entries.map { MessageForm($0.english) }
  }

  private static func isMoreTelling(_ first: String, _ second: String) -> Bool {
    func count(_ form: String) -> Int { form.replacing("{}", with: "").count }
    return (count(first), second) > (count(second), first)
  }

  /// What is in one table or the other; where both fit, the more telling counts.
  package func merging(_ other: MessageTable) -> MessageTable {
    MessageTable(entries + other.entries)
  }

  /// The message in this language; nil where no form fits it.
  package func translation(of message: String) -> String? { translation(of: message, depth: 0) }

  /// The message in this language, or as it is where no form fits it.
  package func text(of message: String) -> String { translation(of: message) ?? message }

  /// More levels of sentences within sentences than this are taken for a play with words.
  private static let deepest = 4

  private func translation(of message: String, depth: Int) -> String? {
    guard depth < Self.deepest else { return nil }
    for (entry, form) in zip(entries, forms) {
      guard let parts = form.parts(of: message) else { continue }
      return parts.enumerated().reduce(entry.translation) { text, part in
        let shown = translation(of: part.element, depth: depth + 1) ?? part.element
        return text.replacing("{\(part.offset + 1)}", with: shown)
      }
    }
    return nil
  }
}

/// An English sentence with gaps.
private struct MessageForm: Hashable, Sendable {
  /// What stands before, between and after the gaps.
  private let words: [String]

  init(_ text: String) {
    words = text.split(separator: "{}", omittingEmptySubsequences: false).map(String.init)
  }

  /// What fills the gaps; nil where the message is no such sentence.
  ///
  /// Each gap is as short as can be, and takes one character at least.
  func parts(of message: String) -> [String]? {
    guard let first = words.first, let last = words.last, message.hasPrefix(first) else {
      return nil
    }
    guard words.count > 1 else { return message == first ? [] : nil }
    var rest = message.dropFirst(first.count)
    var parts: [String] = []
    for word in words.dropFirst().dropLast() {
      guard let found = rest.dropFirst().range(of: word) else { return nil }
      parts.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    guard rest.hasSuffix(last), rest.count > last.count else { return nil }
    parts.append(String(rest.dropLast(last.count)))
    return parts
  }
}

import Foundation
package import Sentences

/// Translations of messages into one language, by their English forms.
///
/// Checks and the runtime compose these messages.
///
/// In an English form, `{}` stands for a value; the translation uses `{1}`, `{2}` in the order of the English
/// form. Values are translated by the same table, so `the symbol sun.max` may be part of another sentence.
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

  /// Among several matching forms, the one with the longest fixed text is used.
  package init(_ entries: [Entry] = []) {
    self.entries = entries.sorted { Self.isMoreTelling($0.english, $1.english) }
    forms = self.entries.map { MessageForm($0.english) }
  }

  private static func isMoreTelling(_ first: String, _ second: String) -> Bool {
    func count(_ form: String) -> Int { form.replacing("{}", with: "").count }
    return (count(first), second) > (count(second), first)
  }

  /// Returns a table with the entries of both tables.
  ///
  /// If several entries match, the longest fixed text counts.
  package func merging(_ other: MessageTable) -> MessageTable {
    MessageTable(entries + other.entries)
  }

  /// Returns the message's translation; nil if no form matches.
  package func translation(of message: String) -> String? { translation(of: message, depth: 0) }

  package func text(of message: String) -> String { translation(of: message) ?? message }

  /// Returns a sentence with Korean translations of its verbatim parts, such as messages from an author or
  /// the runtime.
  ///
  /// Rings' own sentences stay unchanged, even inside an author's message.
  package func sentence(for sentence: Sentence) -> Sentence {
    if sentence.isVerbatim,
      let told = self.sentence(
        for: sentence.spoken(in: .english), depth: 0,
        naming: sentence.arguments.compactMap { argument in
          if case .sentence(let inner) = argument { inner } else { nil }
        })
    {
      return told
    }
    return sentence.mapSentences { self.sentence(for: $0) }
  }

  private func sentence(for message: String, depth: Int, naming ours: [Sentence]) -> Sentence? {
    guard depth < Self.deepest else { return nil }
    for (entry, form) in zip(entries, forms) {
      guard let parts = form.parts(of: message) else { continue }
      let arguments = parts.map { part -> Sentence in
        self.sentence(for: part, depth: depth + 1, naming: ours)
          ?? Sentence(verbatim: part, naming: ours)
      }
      return Sentence(
        SentenceForm(entry.english, puttingIn: arguments),
        ko: SentenceForm(numbered: entry.translation, puttingIn: arguments))
    }
    return nil
  }

  /// The maximum nesting of translated values, which limits recursion on contrived messages.
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
  /// The words before, between and after the gaps.
  private let words: [String]

  init(_ text: String) {
    words = text.split(separator: "{}", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the values in the gaps; nil if the message doesn't match.
  ///
  /// Each gap is as short as possible, with at least one character.
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

extension SentenceForm {
  /// Inserts each argument at the next `{}`.
  fileprivate init(_ words: String, puttingIn arguments: [Sentence]) {
    var form = StringInterpolation(literalCapacity: 0, interpolationCount: arguments.count)
    let pieces = words.split(separator: "{}", omittingEmptySubsequences: false)
    for (place, piece) in pieces.enumerated() {
      if place > 0 { form.appendInterpolation(arguments[place - 1]) }
      form.appendLiteral(String(piece))
    }
    self.init(stringInterpolation: form)
  }

  /// Inserts the first argument at `{1}`, and so on.
  fileprivate init(numbered words: String, puttingIn arguments: [Sentence]) {
    var form = StringInterpolation(literalCapacity: 0, interpolationCount: arguments.count)
    var rest = Substring(words)
    while let gap = rest.firstMatch(of: /\{(\d+)\}/) {
      form.appendLiteral(String(rest[..<gap.range.lowerBound]))
      if let number = Int(gap.1), arguments.indices.contains(number - 1) {
        form.appendInterpolation(arguments[number - 1])
      } else {
        form.appendLiteral(String(gap.0))
      }
      rest = rest[gap.range.upperBound...]
    }
    form.appendLiteral(String(rest))
    self.init(stringInterpolation: form)
  }
}

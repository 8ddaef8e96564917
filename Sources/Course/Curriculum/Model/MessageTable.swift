import Foundation
package import Sentences

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

  /// A sentence with what others say in it, an author or the runtime, as this table says it in Korean.
  ///
  /// What we say ourselves stays, and so do sentences of ours that stand in an author's.
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

extension SentenceForm {
  /// Words with `{}` for each argument in its turn.
  fileprivate init(_ words: String, puttingIn arguments: [Sentence]) {
    var form = StringInterpolation(literalCapacity: 0, interpolationCount: arguments.count)
    let pieces = words.split(separator: "{}", omittingEmptySubsequences: false)
    for (place, piece) in pieces.enumerated() {
      if place > 0 { form.appendInterpolation(arguments[place - 1]) }
      form.appendLiteral(String(piece))
    }
    self.init(stringInterpolation: form)
  }

  /// Words with `{1}` for the first argument, wherever it stands.
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

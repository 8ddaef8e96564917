import Foundation
package import Sentences

/// Searches a course's exercises for words.
package struct LessonSearch: Sendable {
  /// A matching exercise, and the first matching line of its lesson; nil if only the title or identifier
  /// matches.
  package struct Hit: Hashable, Sendable {
    package var exercise: Exercise
    package var line: String?
  }

  private let pack: Pack
  private let language: Language

  package init(_ pack: Pack, language: Language) {
    self.pack = pack
    self.language = language
  }

  /// Searches for words.
  ///
  /// If nothing matches, searches for the glossary's term in this language.
  ///
  /// - Returns: The hits, and the words that they match.
  package func found(_ words: String) -> (hits: [Hit], words: String) {
    let hits = hits(for: words)
    let wanted = Self.plain(words)
    guard hits.isEmpty, !wanted.isEmpty else { return (hits, words) }
    for entry in pack.vocabulary {
      let names = pack.languages.map(entry.term)
      let own = entry.term(in: language.rawValue)
      guard names.contains(where: { Self.plain($0) == wanted }) else { continue }
      return (self.hits(for: own), own)
    }
    return (hits, words)
  }

  /// Returns the exercises with the words in their title or lesson: titles first, then in the course's order.
  ///
  /// Ignores case, backticks and unreadable lessons.
  package func hits(for words: String) -> [Hit] {
    let wanted = Self.plain(words)
    guard !wanted.isEmpty else { return [] }
    var titled: [Hit] = []
    var spoken: [Hit] = []
    for exercise in pack.exercises {
      let lesson = (try? exercise.lesson(language: language.rawValue)) ?? ""
      let line = lesson.split(whereSeparator: \.isNewline).first { Self.plain($0).contains(wanted) }
      let title = Self.plain(exercise.title.text(in: language.rawValue) + " " + exercise.identifier)
      let hit = Hit(exercise: exercise, line: line.map { Self.withoutMarks($0, around: wanted) })
      if title.contains(wanted) { titled.append(hit) } else if line != nil { spoken.append(hit) }
    }
    return titled + spoken
  }

  private static func plain(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0 != "`" }
  }

  /// Returns a line without its leading Markdown markup; for a table row, the matching cell.
  private static func withoutMarks(_ line: Substring, around wanted: String) -> String {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    if line.first == "|", let cell = cells.first(where: { plain($0).contains(wanted) }) {
      return cell
    }
    return String(line.drop { "#>*- ".contains($0) })
  }
}

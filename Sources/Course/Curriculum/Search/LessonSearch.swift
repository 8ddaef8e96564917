import Foundation
package import Sentences

/// Finds the exercises of a course that speak of something.
package struct LessonSearch: Sendable {
  /// An exercise, and the first line of its lesson in which the words stand; nil where only its title or name
  /// has them.
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

  /// What has the words, or what the course's glossary calls them in this language where nothing has them.
  ///
  /// - Returns: The hits, with the words that they have.
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

  /// What has the words in its title or lesson: titles first, then in the course's order.
  ///
  /// Case does not count, and backticks are looked through. A lesson that cannot be read has no words.
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

  /// A line without what Markdown puts in front of it; of a table's row, the cell with the words.
  private static func withoutMarks(_ line: Substring, around wanted: String) -> String {
    let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    if line.first == "|", let cell = cells.first(where: { plain($0).contains(wanted) }) {
      return cell
    }
    return String(line.drop { "#>*- ".contains($0) })
  }
}

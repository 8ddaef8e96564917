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
      let hit = Hit(exercise: exercise, line: line.map(Self.withoutMarks))
      if title.contains(wanted) { titled.append(hit) } else if line != nil { spoken.append(hit) }
    }
    return titled + spoken
  }

  private static func plain(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0 != "`" }
  }

  /// A line without what Markdown puts in front of it.
  private static func withoutMarks(_ line: Substring) -> String {
    String(line.drop { "#>*-| ".contains($0) })
  }
}

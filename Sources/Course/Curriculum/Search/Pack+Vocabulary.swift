package import Sentences

extension Pack {
  /// The terms of the course's glossary, in the glossary's order; empty if there's no glossary.
  package var vocabulary: [GlossaryEntry] {
    GlossaryReader(pack: self, log: ProblemLog()).read()?.terms
      .map { GlossaryEntry(word: $0.words, meaning: $0.meaning) } ?? []
  }

  /// Returns the terms that contain `part` in one of the pack's languages, each with the exercises whose
  /// lessons use it.
  ///
  /// A term that equals `part` comes first.
  package func vocabulary(matching part: String, language: Language) -> [GlossaryEntry] {
    let wanted = part.lowercased()
    let search = LessonSearch(self, language: language)
    func names(_ entry: GlossaryEntry) -> [String] {
      languages.map { entry.term(in: $0).lowercased() }
    }
    let matching = vocabulary.filter { names($0).contains { $0.contains(wanted) } }
    let exact = matching.filter { names($0).contains(wanted) }
    return (exact.isEmpty ? matching : exact).map { entry in
      var entry = entry
      entry.exercises = search.hits(for: entry.term(in: language.rawValue)).map(\.exercise)
      return entry
    }
  }
}

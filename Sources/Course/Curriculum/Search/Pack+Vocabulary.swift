extension Pack {
  /// The words that the course's glossary settles, each in every language, in its order; empty without one.
  package var vocabulary: [LocalizedText] {
    GlossaryReader(pack: self, log: ProblemLog()).read()?.terms.map(\.words) ?? []
  }
}

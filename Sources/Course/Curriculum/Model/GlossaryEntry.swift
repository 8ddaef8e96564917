/// A term of a course's glossary, as learners read it.
package struct GlossaryEntry: Hashable, Sendable {
  package var word: LocalizedText
  /// The meaning in two or three sentences and an example, in Markdown; nil if the pack gives only the word.
  package var meaning: LocalizedText?
  /// The exercises whose lessons use the word; empty before they are looked up.
  package var exercises: [Exercise]

  package init(word: LocalizedText, meaning: LocalizedText? = nil, exercises: [Exercise] = []) {
    self.word = word
    self.meaning = meaning
    self.exercises = exercises
  }

  /// The term without the part after a comma that distinguishes it from an equal word: `ring` for “ring, of
  /// the course”.
  package func term(in language: String) -> String {
    word.text(in: language).split(separator: ",").first.map(String.init) ?? word.text(in: language)
  }
}

package import Curriculum
package import Sentences
import Terminal

/// The figures that a message needs.
package struct FigureOrder: Hashable, Sendable {
  package var exercise: Exercise
  /// The text of each fenced block that requests figures.
  package var blocks: [String]
  package var language: Language
  /// Whether to describe figures in sentences instead of drawing them.
  package var isDescribed: Bool

  /// Returns nil for a message without figures.
  package init?(_ message: Message, language: Language, isDescribed: Bool = false) {
    let texts: [String]
    switch message {
    case .lesson(let exercise, let text, _):
      self.exercise = exercise
      texts = [text]
    case .closing(_, let figure?, let exercise):
      self.exercise = exercise
      texts = ["```\(LessonFigure.fence)\n\(figure)```"]
    case .question(let run, let exercise):
      guard exercise.questions.indices.contains(run.position) else { return nil }
      self.exercise = exercise
      texts = [exercise.questions[run.position].prompt.text(in: language.rawValue)]
    default: return nil
    }
    // Most text has no figures, and parsing Markdown twice takes time.
    let found = texts.filter { $0.contains("```\(LessonFigure.fence)") }
      .flatMap { MarkdownDocument(parsing: $0).code(in: LessonFigure.fence) }
    guard !found.isEmpty else { return nil }
    blocks = found
    self.language = language
    self.isDescribed = isDescribed
  }
}

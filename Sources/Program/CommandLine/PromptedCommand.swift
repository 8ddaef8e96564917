import Curriculum
import Sentences

/// A command for the tutor's prompt, where the open exercise provides defaults.
protocol PromptedCommand: ReportingCommand {
  /// Fills in options from the open exercise.
  mutating func settle(in open: OpenExercise)
}

extension PromptedCommand {
  mutating func settle(in open: OpenExercise) {}
}

struct OpenExercise {
  let exercise: Exercise
  let course: Course
  /// The session's language, which is also the pictures' language.
  let language: Language

  var preview: PreviewDeclaration? { exercise.preview }
}

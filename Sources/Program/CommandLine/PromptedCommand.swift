import Curriculum
import Sentences

/// A command that can be typed at the tutor's prompt, where the open exercise says what is not typed.
protocol PromptedCommand: ReportingCommand {
  /// Takes from the open exercise what the options leave open.
  mutating func settle(in open: OpenExercise)
}

extension PromptedCommand {
  mutating func settle(in open: OpenExercise) {}
}

/// The exercise that lies open at the tutor's prompt.
struct OpenExercise {
  let exercise: Exercise
  let course: Course
  /// The session's, which its pictures speak as well.
  let language: Language

  var preview: PreviewDeclaration? { exercise.preview }
}

import Curriculum

/// The template for a new exercise.
package enum ExerciseForm: String, CaseIterable, Sendable {
  /// A function in plain Swift, tested through a probe.
  case function
  /// A function with a mistake that learners find.
  case fix
  /// A SwiftUI view, tested by its pictures.
  case view
  /// A widget with its provider, entry and view, tested over time.
  case widget
  /// A Live Activity, tested on the Lock Screen and in the Dynamic Island.
  case activity
  case quiz

  func draft(named name: ExerciseName) -> ExerciseDraft {
    switch self {
    case .function: FunctionTemplate(name: name).draft
    case .fix: FunctionTemplate(name: name, hasMistake: true).draft
    case .view: ViewTemplate(name: name).draft
    case .widget: WidgetTemplate(name: name).draft
    case .activity: ActivityTemplate(name: name).draft
    case .quiz: QuizTemplate.draft
    }
  }
}

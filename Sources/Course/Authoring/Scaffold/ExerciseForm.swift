import Curriculum

/// What a new exercise is about, by which it begins.
package enum ExerciseForm: String, CaseIterable, Sendable {
  /// A function in plain Swift, asked through a probe.
  case function
  /// A SwiftUI view, looked at.
  case view
  /// A widget with its provider, entry and view, looked at over time.
  case widget
  /// A Live Activity, looked at on the Lock Screen and in the Dynamic Island.
  case activity
  case quiz

  /// An exercise of this form with the sample's texts.
  func draft(named name: ExerciseName) -> ExerciseDraft {
    switch self {
    case .function: FunctionTemplate(name: name).draft
    case .view: ViewTemplate(name: name).draft
    case .widget: WidgetTemplate(name: name).draft
    case .activity: ActivityTemplate(name: name).draft
    case .quiz: QuizTemplate.draft
    }
  }
}

import Curriculum

/// The answers of an exercise that a validation judges.
package enum AnswerChoice: Sendable {
  /// No answers: only the figures and commands of lessons are tried.
  case none
  /// The solution, the starter and the first wrong answer. Proves that an exercise works, not that every
  /// mistake is caught, so rules about all answers and about lessons don't run.
  case firstOfEachKind
  /// Every answer, and the figures and commands of lessons.
  case all

  func answers(of exercise: Exercise, in pack: Pack) throws -> [GateAnswer] {
    switch self {
    case .none: []
    case .firstOfEachKind: Array(try GateAnswer.all(of: exercise, in: pack).prefix(3))
    case .all: try GateAnswer.all(of: exercise, in: pack)
    }
  }

  /// Whether a rule that runs code runs with this choice.
  func includes(_ rule: any TrialRule) -> Bool {
    switch self {
    case .none: rule.isOfLessons
    case .firstOfEachKind: false
    case .all: true
    }
  }
}

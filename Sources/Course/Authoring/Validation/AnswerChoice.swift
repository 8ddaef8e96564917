import Curriculum

/// The sample submissions that pack validation judges.
package enum AnswerChoice: Sendable {
  /// No samples.
  ///
  /// Only the figures and commands in lessons run.
  case none
  /// The solution, the starter and the first incorrect sample.
  ///
  /// These samples prove that an exercise works, but not that its checks catch every mistake. Rules about all
  /// samples and about lessons don't run.
  case firstOfEachKind
  /// All samples, and the figures and commands in lessons.
  case all

  func answers(of exercise: Exercise, in pack: Pack) throws -> [ValidationSample] {
    switch self {
    case .none: []
    case .firstOfEachKind: Array(try ValidationSample.all(of: exercise, in: pack).prefix(3))
    case .all: try ValidationSample.all(of: exercise, in: pack)
    }
  }

  func includes(_ rule: any ContentRule) -> Bool {
    switch self {
    case .none: rule.isOfLessons
    case .firstOfEachKind: false
    case .all: true
    }
  }
}

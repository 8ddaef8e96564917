package import Curriculum
import Judge
package import Sentences

/// What somebody gets for an exercise, and why.
package struct ClassMark: Sendable {
  package var exercise: String
  package var status: MarkStatus
  package var lateness: Lateness?
  /// What the judge gave, and of how many.
  package var judged: Double
  package var limit: Double
  /// What counts, of as many.
  package var points: Double
  /// Whether a teacher took it out.
  package var isExcused = false
  /// What a teacher wrote to it.
  package var comment: String?
  /// What made something else of what the judge gave.
  package var reasons: [Sentence] = []

  /// In the words of a grade book: `passed, late by 2 h 5 min`.
  package var words: Sentence {
    guard let lateness else { return status.sentence }
    return Sentence(listing: [status.sentence, lateness.sentence])
  }
}

extension GradeBook {
  /// The mark of a learner for an exercise.
  package func mark(of learner: String, for exercise: Exercise) -> ClassMark {
    let result = result(of: learner, for: exercise.identifier)
    let limit = result?.verdict.maxScore ?? Double(exercise.points)
    let judged = result?.verdict.score ?? 0
    var mark = ClassMark(
      exercise: exercise.identifier,
      status: result.map { MarkStatus($0.verdict.status) } ?? .nothingHandedIn,
      lateness: result?.late, judged: judged, limit: limit, points: judged)
    if let late = result?.late?.seconds {
      let share = policy.late.share(late)
      if share < 1 {
        mark.points = judged * share
        let percent = GradeBookTable.number((1 - share) * 100)
        mark.reasons.append(
          Sentence("\(percent) % taken away for being late", ko: "늦어서 \(percent)% 깎임"))
      }
    }
    guard let override = overrides.entry(of: learner, exercise: exercise.identifier) else {
      return mark
    }
    mark.comment = override.comment
    switch override.score {
    case nil: break
    case .excused:
      mark.isExcused = true
      mark.points = 0
      mark.reasons.append(Sentence("excused", ko: "면제"))
    case .points(let points):
      let before = GradeBookTable.number(mark.points)
      mark.points = points
      mark.reasons.append(
        Sentence("set by hand, \(before) before", ko: "손으로 정함(전에는 \(before)점)"))
    }
    return mark
  }

  /// All marks of a learner, in the order of the exercises.
  package func marks(of learner: String) -> [ClassMark] {
    exercises.map { mark(of: learner, for: $0) }
  }

  /// A learner's sum by the rules of the class, and of how many points.
  package func total(of learner: String) -> (points: Double, limit: Double) {
    var counted = marks(of: learner).filter { !$0.isExcused }.map { mark in
      let part = policy.parts[mark.exercise] ?? MarkPolicy.Part()
      let scale = part.weight * (part.maximum.map { mark.limit > 0 ? $0 / mark.limit : 0 } ?? 1)
      return (points: mark.points * scale, limit: mark.limit * scale, isExtra: part.isExtra)
    }
    let lowest = counted.indices.filter { !counted[$0].isExtra && counted[$0].limit > 0 }
      .sorted { counted[$0].points / counted[$0].limit < counted[$1].points / counted[$1].limit }
      .prefix(policy.dropLowest)
    for place in lowest.sorted(by: >) { counted.remove(at: place) }
    return (
      counted.reduce(0) { $0 + $1.points },
      counted.reduce(0) { $0 + ($1.isExtra ? 0 : $1.limit) }
    )
  }
}

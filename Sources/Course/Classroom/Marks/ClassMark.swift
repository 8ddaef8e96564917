package import Curriculum
import Judge
package import Sentences

/// A learner's mark for one exercise, with its reasons.
package struct ClassMark: Encodable, Sendable {
  package var exercise: String
  package var status: MarkStatus
  package var lateness: Lateness?
  /// The attempt that counts; nil if the learner made only one.
  package var attempt: Attempt?
  /// The points that count, and the maximum.
  package var points: Double
  package var limit: Double
  package var isExcused = false
  package var comment: String?
  /// The criteria that the teacher grades; nil if the class has none for the exercise.
  package var criteria: [CriterionMark]?
  /// The reasons for any difference from the judge's score.
  package var reasons: [Sentence] = []

  /// Whether there's a file that could be a submission.
  var hasFiles = true

  private enum CodingKeys: String, CodingKey {
    case exercise, status, attempt, points, comment, criteria, reasons
    case lateness = "late"
    case limit = "max"
    case isExcused = "excused"
  }

  /// Whether there was nothing to judge and the teacher didn't decide otherwise.
  ///
  /// The mark is then empty instead of 0.
  package var hasNothing: Bool {
    let isNothing = status == .nothingHandedIn || status == .nothingUsable && !hasFiles
    return isNothing && reasons.isEmpty
  }

  /// The status and lateness for a grade book: `passed, late by 2 h 5 min`.
  package var words: Sentence {
    guard let lateness else { return status.sentence }
    return Sentence(listing: [status.sentence, lateness.sentence])
  }
}

extension ClassMark {
  /// Replaces the points with a teacher's decision.
  fileprivate mutating func apply(_ override: MarkOverrides.Entry) {
    comment = override.comment
    switch override.score {
    case nil: break
    case .excused:
      isExcused = true
      points = 0
      reasons.append(Sentence("excused", ko: "면제"))
    case .points(let points):
      let before = GradeBookCSV.number(self.points)
      self.points = points
      reasons.append(
        Sentence("set by the teacher (previously \(before))", ko: "선생님이 정함(전에는 \(before)점)"))
    }
  }
}

extension GradeBook {
  package func mark(of learner: String, for exercise: Exercise) -> ClassMark {
    let result = result(of: learner, for: exercise.identifier)
    let limit = result?.verdict.maxScore ?? Double(exercise.points)
    let judged = result?.verdict.score ?? 0
    var mark = ClassMark(
      exercise: exercise.identifier,
      status: result.map { MarkStatus($0.verdict.status) } ?? .nothingHandedIn,
      lateness: result?.late, points: judged, limit: limit)
    mark.hasFiles = result?.files != []
    mark.attempt = result?.attempt
    if let late = result?.late {
      let share = policy.share(of: exercise.identifier, late)
      if share < 1 {
        // Rounds away the error of binary floating-point arithmetic.
        mark.points = (judged * share * 1e6).rounded() / 1e6
        let percent = GradeBookCSV.number((1 - share) * 100)
        mark.reasons.append(
          late.seconds == nil
            ? Sentence(
              "\(percent)% late penalty (the minimum, because the platform doesn't say how late the submission was)",
              ko: "늦어서 \(percent)% 깎임(얼마나 늦었는지 수업 플랫폼에서 알 수 없어 최소한만 깎음)")
            : Sentence("\(percent)% late penalty", ko: "늦어서 \(percent)% 깎임"))
      }
    }
    if let override = decisions.overrides.entry(of: learner, exercise: exercise.identifier) {
      mark.apply(override)
    }
    mark.add(
      (policy.parts[exercise.identifier]?.criteria ?? []).map { criterion in
        CriterionMark(
          criterion,
          decisions.handGrades.grade(
            of: learner, exercise: exercise.identifier, criterion: criterion.identifier))
      })
    return mark
  }

  package func marks(of learner: String) -> [ClassMark] {
    exercises.map { mark(of: learner, for: $0) }
  }

  /// Returns a learner's total points under the teacher's marking rules, and the maximum.
  package func total(of learner: String) -> (points: Double, limit: Double) {
    var counted = marks(of: learner).filter { !$0.isExcused }.map { mark in
      let part = policy.parts[mark.exercise] ?? ClassFile.Part(exercise: mark.exercise)
      let scale = part.weight * (part.maximum.map { mark.limit > 0 ? $0 / mark.limit : 0 } ?? 1)
      return (points: mark.points * scale, limit: mark.limit * scale, isExtra: part.isExtra)
    }
    // Among equal shares, drops the exercise with the largest maximum, which benefits the learner.
    let lowest = counted.indices.filter { !counted[$0].isExtra && counted[$0].limit > 0 }
      .sorted { left, right in
        let (mine, theirs) = (counted[left], counted[right])
        let difference = mine.points / mine.limit - theirs.points / theirs.limit
        return abs(difference) > 1e-9 ? difference < 0 : mine.limit > theirs.limit
      }
      .prefix(policy.dropLowest)
    for place in lowest.sorted(by: >) { counted.remove(at: place) }
    return (
      counted.reduce(0) { $0 + $1.points },
      counted.reduce(0) { $0 + ($1.isExtra ? 0 : $1.limit) }
    )
  }
}

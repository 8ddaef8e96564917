package import Foundation

/// How a class's results become marks: weights, due dates, what being late costs.
package struct MarkPolicy: Sendable {
  /// What is said of one exercise.
  package struct Part: Sendable {
    package var weight = 1.0
    /// What the exercise counts at most; nil for its own points.
    package var maximum: Double?
    /// Whether it only adds, and nobody misses it.
    package var isExtra = false
    package var due: Date?

    package init() {}
  }

  /// Somebody's own due date.
  package struct Extension: Sendable {
    package var who: String
    /// Nil for every exercise.
    package var exercise: String?
    package var until: Date

    package init(who: String, exercise: String?, until: Date) {
      self.who = who
      self.exercise = exercise
      self.until = until
    }
  }

  /// What being late costs.
  package struct LateRule: Sendable {
    /// In seconds, for which nothing is taken away.
    package var grace = 0
    /// Of what was earned, in percent for each day begun.
    package var perDay = 0.0
    /// In percent.
    package var atMost = 100.0
    /// In seconds, after which nothing counts; nil where everything does.
    package var cutoff: Int?

    package init() {}

    /// The part of 1 that is left for a lateness that a platform only marks: it is late by some of a day, at least.
    var leastShare: Double { share(grace + 1) }

    /// What is left of 1.
    func share(_ late: Int) -> Double {
      if let cutoff, late > cutoff { return 0 }
      guard late > grace else { return 1 }
      let days = (Double(late) / 86_400).rounded(.up)
      return max(0, 1 - min(atMost, perDay * days) / 100)
    }
  }

  /// A grade that is given from a percentage on.
  package struct Threshold: Sendable {
    package var grade: String
    package var percent: Double

    package init(grade: String, percent: Double) {
      self.grade = grade
      self.percent = percent
    }
  }

  package var parts: [String: Part] = [:]
  package var extensions: [Extension] = []
  package var late = LateRule()
  /// How many of each learner's lowest results are left out.
  package var dropLowest = 0
  /// From the highest on.
  package var thresholds: [Threshold] = []
  /// In which names say times.
  package var zone = TimeZone.current

  package init() {}

  /// When somebody had to hand in.
  func due(_ exercise: String, for names: [String]) -> Date? {
    guard let due = parts[exercise]?.due else { return nil }
    let keys = Set(names.map(ComparableName.of))
    let own = extensions.filter {
      ($0.exercise ?? exercise) == exercise && keys.contains(ComparableName.of($0.who))
    }
    return ([due] + own.map(\.until)).max()
  }

  /// The lateness of a submission; nil if it is in time, or if nothing says when it was due or handed in.
  package func lateness(of submission: Submission, names: [String]) -> Lateness? {
    guard let moment = submission.handedIn else { return nil }
    let exercise = submission.exercise.identifier
    let due = due(exercise, for: names)
    if case .mark(let isLate) = moment.time {
      // A mark is about everybody's due date, and does not say that an own one is over too.
      let hasOwn = due != parts[exercise]?.due
      return isLate && !hasOwn ? Lateness(seconds: nil) : nil
    }
    guard let due, let when = moment.date(in: zone), when > due else { return nil }
    return Lateness(seconds: Int(when.timeIntervalSince(due).rounded(.up)))
  }

  /// The grade for a share of the points, in percent.
  func grade(_ percent: Double) -> String? {
    thresholds.first { percent + 1e-9 >= $0.percent }?.grade
  }
}

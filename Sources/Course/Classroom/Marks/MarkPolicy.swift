package import Curriculum
package import Foundation
package import Sentences

/// The rules that turn results into marks: weights, due dates and late penalties.
package struct MarkPolicy: Sendable {
  package var parts: [String: ClassFile.Part] = [:]
  package var extensions: [ClassFile.Extension] = []
  package var late = ClassFile.Late()
  /// The rule that chooses among a learner's attempts.
  package var attempts = ClassFile.AttemptRule.last
  /// The number of lowest results to drop per learner.
  package var dropLowest = 0
  /// The grade thresholds, from the highest to the lowest.
  package var thresholds: [ClassFile.Threshold] = []
  /// The time zone of dates in file names.
  package var zone = TimeZone.current

  package init() {}

  package init(_ file: ClassFile) {
    for part in file.parts { parts[part.exercise] = part }
    extensions = file.extensions
    late = file.late
    attempts = file.attempts
    dropLowest = file.dropLowest
    thresholds = file.thresholds
    zone = file.zone
  }

  /// Adds the criteria that the exercises declare.
  ///
  /// - Parameter language: The language of their titles.
  package mutating func addCriteria(of exercises: [Exercise], in language: Language) {
    for exercise in exercises where !exercise.criteria.isEmpty {
      var part = parts[exercise.identifier] ?? ClassFile.Part(exercise: exercise.identifier)
      part.criteria = exercise.gradedCriteria(with: part.criteria, in: language)
      parts[exercise.identifier] = part
    }
  }

  /// The share of an exercise's points that remains after the late penalty, from 0 to 1.
  func share(of exercise: String, _ lateness: Lateness?) -> Double {
    guard let lateness else { return 1 }
    if let seconds = lateness.seconds { return late.share(seconds) }
    // Without a due date in the class file, a platform's late mark is shown but costs nothing.
    return parts[exercise]?.due != nil ? late.leastShare : 1
  }

  /// Returns the due date for a learner, including extensions.
  func due(_ exercise: String, for names: [String]) -> Date? {
    guard let due = parts[exercise]?.due else { return nil }
    let keys = Set(names.map(ComparableName.of))
    let own = extensions.filter {
      ($0.exercise ?? exercise) == exercise && keys.contains(ComparableName.of($0.who))
    }
    return ([due] + own.map(\.until)).max()
  }

  /// The lateness of a submission; nil if it's on time, or if its due date or submission time is unknown.
  package func lateness(of submission: Submission, names: [String]) -> Lateness? {
    guard let moment = submission.handedIn else { return nil }
    let exercise = submission.exercise.identifier
    let due = due(exercise, for: names)
    if case .mark(let isLate) = moment.time {
      // A platform's late mark refers to the general due date. It doesn't mean that the learner's extension
      // is over.
      let hasOwn = due != parts[exercise]?.due
      return isLate && !hasOwn ? Lateness(seconds: nil) : nil
    }
    guard let due, let when = moment.date(in: zone), when > due else { return nil }
    return Lateness(seconds: Int(when.timeIntervalSince(due).rounded(.up)))
  }

  func grade(_ percent: Double) -> String? {
    thresholds.first { percent + 1e-9 >= $0.percent }?.grade
  }
}

extension ClassFile.Late {
  /// The share that remains for the shortest lateness, used if a platform marks the work as late without a
  /// time.
  var leastShare: Double { share(grace + 1) }

  /// Returns the share of the points that remains, from 0 to 1.
  func share(_ late: Int) -> Double {
    if let cutoff, late > cutoff { return 0 }
    guard late > grace else { return 1 }
    let days = (Double(late) / 86_400).rounded(.up)
    return max(0, 1 - min(atMost, perDay * days) / 100)
  }
}

package import Curriculum
package import Foundation

/// The rules by which a class's results become marks: weights, due dates, what being late costs.
package struct MarkPolicy: Sendable {
  package var parts: [String: ClassFile.Part] = [:]
  package var extensions: [ClassFile.Extension] = []
  package var late = ClassFile.Late()
  /// The number of each learner's lowest results that don't count.
  package var dropLowest = 0
  /// From the highest on.
  package var thresholds: [ClassFile.Threshold] = []
  /// In which names say times.
  package var zone = TimeZone.current

  package init() {}

  /// The rules in a class's file.
  package init(_ file: ClassFile) {
    for part in file.parts { parts[part.exercise] = part }
    extensions = file.extensions
    late = file.late
    dropLowest = file.dropLowest
    thresholds = file.thresholds
    zone = file.zone
  }

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

extension ClassFile.Late {
  /// The part of 1 that is left for a lateness that a platform only marks: it is late by some of a day, at least.
  var leastShare: Double { share(grace + 1) }

  /// The part of 1 that is left.
  func share(_ late: Int) -> Double {
    if let cutoff, late > cutoff { return 0 }
    guard late > grace else { return 1 }
    let days = (Double(late) / 86_400).rounded(.up)
    return max(0, 1 - min(atMost, perDay * days) / 100)
  }
}

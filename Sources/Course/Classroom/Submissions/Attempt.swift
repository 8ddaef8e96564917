package import Curriculum
package import Sentences

/// One of a learner's attempts at an exercise.
///
/// Attempts are what a platform, a hand-in or a name dates or numbers.
package struct Attempt: Codable, Equatable, Sendable {
  /// The number in the order of submission, counting from 1.
  package var number: Int
  package var count: Int
  /// The rule that chose the attempt.
  package var rule: ClassFile.AttemptRule

  package init(number: Int, count: Int, rule: ClassFile.AttemptRule) {
    self.number = number
    self.count = count
    self.rule = rule
  }

  /// The attempt and the reason for its choice: `2 of 3, the best`.
  package var sentence: Sentence {
    switch rule {
    case .last: Sentence("\(number) of \(count), the last", ko: "\(count)번 가운데 \(number)번째, 마지막 것")
    case .best:
      Sentence("\(number) of \(count), the best", ko: "\(count)번 가운데 \(number)번째, 가장 좋은 것")
    case .first: Sentence("\(number) of \(count), the first", ko: "\(count)번 가운데 \(number)번째, 처음 것")
    }
  }

  /// Whether the plan has a later attempt of the same learner.
  var isFormer: Bool { rule == .best && number < count }
}

/// The order of a file among a learner's attempts, according to dates and numbers in names.
struct AttemptOrder: Comparable, Hashable {
  /// The platform's time of the attempt, or else a date in a name.
  var date: NamedMoment?
  var resubmission = 0
  var number = 0

  init(_ file: FoundFile) {
    date = file.attempt ?? file.moment
    resubmission = file.resubmission
    number = Precedence.attempt(in: file.folders + [file.name.stem]) ?? 0
  }

  static func < (left: AttemptOrder, right: AttemptOrder) -> Bool {
    switch (left.date, right.date) {
    case (let mine?, let theirs?) where mine != theirs: mine < theirs
    case (nil, _?): true
    case (_?, nil): false
    default: (left.resubmission, left.number) < (right.resubmission, right.number)
    }
  }
}

import Foundation

/// The moment at which something was handed in, and the source that says so.
///
/// A class has one such moment for each submission. The most trusted source that says anything decides.
package struct HandedInMoment: Codable, Equatable, Sendable {
  /// The sources, the most trusted first.
  package enum Source: String, Codable, CaseIterable, Sendable {
    /// Names and lists that a course platform writes.
    case platform
    /// The date that `rings hand-in` wrote.
    case handIn
    /// The author's date of the commit that is checked out in a clone.
    case commit
    /// Dates in names that a learner or a teacher gave.
    case name
    /// The time of the file, which copying, unpacking and cloning set anew.
    case file
  }

  /// A time in the form in which its source has it.
  enum Time: Codable, Equatable, Sendable {
    /// Seconds since 1970.
    case exact(Double)
    /// A date and a clock of the class, without a time zone of its own.
    case local(NamedMoment)
    /// A platform's mark, which says whether it was late and nothing else.
    case mark(isLate: Bool)
    /// A clone whose commit cannot be read: its files have the time of cloning.
    case unknown
  }

  package let source: Source
  let time: Time

  /// The clues that are known of one submission.
  struct Clues {
    var platform: Time?
    /// By the learner's clock.
    var handIn: Date?
    /// Nil where it is no clone.
    var commit: CommitDate?
    var name: NamedMoment?
    /// In nanoseconds since 1970.
    var modified: Int64?
  }

  init(source: Source, time: Time) {
    self.source = source
    self.time = time
  }

  /// The moment by the most trusted clue.
  ///
  /// A date in the future that a learner could write counts as none.
  init?(_ clues: Clues) {
    if let time = clues.platform {
      self.init(source: .platform, time: time)
    } else if let date = clues.handIn {
      self.init(source: .handIn, time: .exact(date.timeIntervalSince1970))
    } else if case .at(let date)? = clues.commit, LearnersClock.mayBe(date) {
      self.init(source: .commit, time: .exact(date.timeIntervalSince1970))
    } else if let name = clues.name, LearnersClock.mayBe(name) {
      self.init(source: .name, time: .local(name))
    } else if clues.commit != nil {
      self.init(source: .commit, time: .unknown)
    } else if let modified = clues.modified {
      self.init(source: .file, time: .exact(Double(modified) / 1e9))
    } else {
      return nil
    }
  }

  /// The moment as a date; nil for a mark, and for an unknown time.
  ///
  /// - Parameter zone: The class's, for a time that has none.
  func date(in zone: TimeZone) -> Date? {
    switch time {
    case .exact(let seconds): Date(timeIntervalSince1970: seconds)
    case .local(let moment): moment.date(in: zone)
    case .mark, .unknown: nil
    }
  }
}

/// The date of the commit that is checked out in a clone.
enum CommitDate: Equatable, Sendable {
  case at(Date)
  /// There is no commit, or none that can be read.
  case unreadable
}

/// Dates that learners write, which may be of a wrong clock, or a claim.
enum LearnersClock {
  /// Seconds that a clock may be ahead of this one.
  private static let error = 300.0

  /// Whether a date is neither in the future nor before 1970.
  static func mayBe(_ date: Date) -> Bool {
    (Date(timeIntervalSince1970: 0)...Date(timeIntervalSinceNow: error)).contains(date)
  }

  /// Whether a date without a time zone is past somewhere on earth.
  static func mayBe(_ moment: NamedMoment) -> Bool {
    guard let first = TimeZone(secondsFromGMT: 14 * 3_600) else { return true }
    return moment.date(in: first).map(mayBe) ?? false
  }
}

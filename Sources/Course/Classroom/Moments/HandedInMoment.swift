import Foundation

/// The submission time and its source.
///
/// Each submission has one submission time, from the most trusted source available.
package struct HandedInMoment: Codable, Equatable, Sendable {
  /// The sources of a submission time, most trusted first.
  package enum Source: String, Codable, CaseIterable, Sendable {
    /// Names and lists written by a course platform.
    case platform
    /// The date written by `rings hand-in`.
    case handIn
    /// The author date of the clone's checked-out commit.
    case commit
    /// Dates in names chosen by a learner or the teacher.
    case name
    /// The file's modification time, which copying, unpacking and cloning reset.
    case file
  }

  /// A time in its source's format.
  enum Time: Codable, Equatable, Sendable {
    /// Seconds since 1970.
    case exact(Double)
    /// A date and time in the class's time zone.
    case local(NamedMoment)
    /// A platform's late mark, without a time.
    case mark(isLate: Bool)
    /// A clone with an unreadable commit.
    ///
    /// Its files have the time of cloning.
    case unknown
  }

  package let source: Source
  let time: Time

  struct Clues {
    var platform: Time?
    /// The date of the hand-in according to the learner's clock.
    var handIn: Date?
    /// The date of the clone's commit; nil if the submission isn't a clone.
    var commit: CommitDate?
    var name: NamedMoment?
    /// The file's modification time, in nanoseconds since 1970.
    var modified: Int64?
  }

  init(source: Source, time: Time) {
    self.source = source
    self.time = time
  }

  /// Creates the moment from the most trusted clue.
  ///
  /// Ignores a future date that the learner could have written.
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

  /// Returns the moment as a date; nil for a late mark or an unknown time.
  ///
  /// - Parameter zone: The class's time zone, for times that don't include a time zone.
  func date(in zone: TimeZone) -> Date? {
    switch time {
    case .exact(let seconds): Date(timeIntervalSince1970: seconds)
    case .local(let moment): moment.date(in: zone)
    case .mark, .unknown: nil
    }
  }
}

enum CommitDate: Equatable, Sendable {
  case at(Date)
  case unreadable
}

/// Dates that learners write.
///
/// They may come from a wrong clock or be made up.
enum LearnersClock {
  /// The allowed clock difference in seconds.
  private static let error = 300.0

  /// Whether a date is neither in the future nor before 1970.
  static func mayBe(_ date: Date) -> Bool {
    (Date(timeIntervalSince1970: 0)...Date(timeIntervalSinceNow: error)).contains(date)
  }

  /// Whether a date without a time zone has passed in the earliest time zone.
  static func mayBe(_ moment: NamedMoment) -> Bool {
    guard let first = TimeZone(secondsFromGMT: 14 * 3_600) else { return true }
    return moment.date(in: first).map(mayBe) ?? false
  }
}

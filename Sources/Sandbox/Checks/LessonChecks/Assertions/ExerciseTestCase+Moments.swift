public import Foundation
import Pixels
import Sentences

extension ExerciseTestCase {
  /// Fails unless a date is within `tolerance` seconds of the expected date.
  ///
  /// Learners compute dates in different ways and rarely match the exact instant. Choose a tolerance that a
  /// user wouldn't notice.
  ///
  /// - Parameter tolerance: The maximum difference in seconds, in either direction.
  public func assertMoment(
    _ moment: Date?, isAbout expected: Date, within tolerance: TimeInterval = 1,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    // This comparison also rejects a date that is NaN.
    if let moment, abs(moment.timeIntervalSince(expected)) <= tolerance { return }
    fail(
      message.said
        ?? Sentence("This time is wrong.", ko: "시각이 맞지 않아요."),
      expected: Sentence(verbatim: clock(expected)),
      actual: moment.map { sentence(for: $0, besides: expected) }
        ?? Sentence("no time", ko: "시각 없음"), file: file, line: line)
  }

  /// Returns a date with its offset from the expected date: `10:41, 60 minutes later`.
  private func sentence(for moment: Date, besides expected: Date) -> Sentence {
    let seconds = moment.timeIntervalSince(expected)
    let time = clock(moment)
    let length = span(abs(seconds))
    return seconds < 0
      ? Sentence("\(time), \(length) too early", ko: "\(time), \(length) 일러요")
      : Sentence("\(time), \(length) too late", ko: "\(time), \(length) 늦어요")
  }

  /// Returns a duration in the unit that fits its size.
  private func span(_ seconds: TimeInterval) -> Sentence {
    let units: [(seconds: TimeInterval, words: (Int) -> Sentence)] = [
      (86_400, { Sentence("\($0) days", ko: "\($0)일") }),
      (3600, { Sentence("\($0) hours", ko: "\($0)시간") }),
      (60, { Sentence("\($0) minutes", ko: "\($0)분") }),
    ]
    let unit = units.first { seconds >= 2 * $0.seconds }
    let number = Int(saturating: (seconds / (unit?.seconds ?? 1)).rounded())
    return unit?.words(number)
      ?? (number == 1
        ? Sentence("1 second", ko: "1초") : Sentence("\(number) seconds", ko: "\(number)초"))
  }

  /// Returns the time of day in the checks' time zone.
  private func clock(_ moment: Date) -> String {
    let offset = TimeInterval(CheckClock.timeZone.secondsFromGMT(for: moment))
    let seconds = Int(saturating: (moment.timeIntervalSince1970 + offset).rounded(.down))
    let ofDay = ((seconds % 86_400) + 86_400) % 86_400
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let time = "\(digits(ofDay / 3600)):\(digits(ofDay / 60 % 60))"
    return ofDay % 60 == 0 ? time : time + ":\(digits(ofDay % 60))"
  }
}

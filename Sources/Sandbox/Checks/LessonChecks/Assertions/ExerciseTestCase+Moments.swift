public import Foundation
import Pixels
import Sentences

/// When something is.
extension ExerciseTestCase {
  /// Fails unless a moment is the expected one, give or take some seconds.
  ///
  /// Learners count from now in many ways, and few of them hit the very instant: ask for the moment that
  /// people would notice.
  ///
  /// - Parameter tolerance: In seconds, in both directions.
  public func assertMoment(
    _ moment: Date?, isAbout expected: Date, within tolerance: TimeInterval = 1,
    _ message: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    // Written so that a date that is no number fails.
    if let moment, abs(moment.timeIntervalSince(expected)) <= tolerance { return }
    fail(
      message.said
        ?? Sentence("This is not the moment that it should be.", ko: "이때가 아니에요."),
      expected: Sentence(verbatim: clock(expected)),
      actual: moment.map { sentence(for: $0, besides: expected) }
        ?? Sentence("no moment", ko: "시각 없음"), file: file, line: line)
  }

  /// `10:41, 60 minutes later`.
  private func sentence(for moment: Date, besides expected: Date) -> Sentence {
    let seconds = moment.timeIntervalSince(expected)
    let time = clock(moment)
    let length = span(abs(seconds))
    return seconds < 0
      ? Sentence("\(time), \(length) earlier", ko: "\(time), \(length) 일러요")
      : Sentence("\(time), \(length) later", ko: "\(time), \(length) 늦어요")
  }

  /// A length of time in the unit that people would use.
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
        ? Sentence("a second", ko: "1초") : Sentence("\(number) seconds", ko: "\(number)초"))
  }

  /// The time of day on the phone of the checks.
  private func clock(_ moment: Date) -> String {
    let offset = TimeInterval(CheckClock.timeZone.secondsFromGMT(for: moment))
    let seconds = Int(saturating: (moment.timeIntervalSince1970 + offset).rounded(.down))
    let ofDay = ((seconds % 86_400) + 86_400) % 86_400
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let time = "\(digits(ofDay / 3600)):\(digits(ofDay / 60 % 60))"
    return ofDay % 60 == 0 ? time : time + ":\(digits(ofDay % 60))"
  }
}

import LessonChecks
import XCTest

final class BudgetChecks: ExerciseTestCase {
  private let day: TimeInterval = 24 * 3600

  /// Returns the date of the next reload, and the policy's name if there's none in time.
  private func next(
    _ now: Date, dust: Int = 18, measured: Date?
  ) throws -> (date: Date?, policy: String) {
    try call("measure", dust, measured)
    let timeline = try widget("AirWidget").timeline(from: now)
    switch timeline.policy {
    case .never: return (nil, ".never")
    case .after(let date): return (date, ".after")
    case .atEnd:
      guard let last = timeline.dates.max() else { return (nil, ".atEnd") }
      return (last, ".atEnd")
    }
  }

  func testItLastsTheDay() throws {
    let start = CheckClock.now.addingTimeInterval(Double(inputs.integer(in: 0...1439)) * 60)
    var now = start
    var count = 0
    // With a fresh reading at each reload.
    while count <= 100 {
      let age = Double(inputs.integer(in: 1...30)) * 60
      let (date, policy) = try next(now, measured: now.addingTimeInterval(-age))
      guard let date else {
        return fail(
          "With \(policy), the system doesn't ask again. Tomorrow the widget still shows today's air.",
          expected: ".after(date)", actual: policy)
      }
      guard date.timeIntervalSince(now) >= 60 else {
        return fail(
          policy == ".atEnd"
            ? "With .atEnd and one entry for now, the end comes at once, so the system asks again and "
              + "again. Set a date with .after(date)."
            : "The policy's date has passed, so the system asks at once, again and again.",
          expected: "a date later than now", actual: policy)
      }
      if date.timeIntervalSince(start) >= day { break }
      now = date
      count += 1
    }
    if count > 70 {
      fail(
        "With fresh readings, that's \(count) or more reloads a day. The budget is gone before the "
          + "evening, so ask less often.",
        expected: "24 to 70 reloads", actual: "\(count)")
    } else if count < 23 {
      fail(
        "With fresh readings, that's only \(count) reloads a day. A new reading comes every hour.",
        expected: "24 to 70 reloads", actual: "\(count)")
    }
  }

  func testAnOldReadingIsAskedForSooner() throws {
    let hours = inputs.integer(in: 2...9)
    let now = CheckClock.now.addingTimeInterval(Double(hours) * 3600)
    let usual = try next(now, measured: now.addingTimeInterval(-5 * 60))
    let ages = [inputs.integer(in: 62...110), inputs.integer(in: 130...300)]
    let late = ages.map { now.addingTimeInterval(Double(-$0) * 60) } + [nil]
    for measured in inputs.shuffled(late) {
      let age = whole(now.timeIntervalSince(measured ?? now) / 60)
      let (date, policy) = try next(now, measured: measured)
      let isWithout = measured == nil
      guard let date, let usually = usual.date else {
        return fail(
          "With \(policy), the system doesn't ask again. Tomorrow the widget still shows today's air.",
          expected: ".after(date)", actual: policy)
      }
      let minutes = whole(date.timeIntervalSince(now) / 60)
      let least = whole(usually.timeIntervalSince(now) / 60)
      if minutes >= least {
        return fail(
          isWithout
            ? "Without a reading, ask sooner than with a fresh one."
            : "With a reading \(age) minutes old, ask sooner than with a fresh one.",
          expected: "less than \(least) min", actual: "\(minutes) min")
      } else if minutes < 10 {
        return fail(
          "Asking again after \(minutes) min uses up the budget while the station is silent.",
          expected: "10 minutes or more", actual: "\(minutes) min")
      }
    }
  }

  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), -1e6), 1e6))
  }

  func testItShowsTheReading() throws {
    for dust in inputs.integers(2, in: 21...99) {
      try call("measure", dust, Optional(CheckClock.now.addingTimeInterval(-300)))
      let picture = try widget("AirWidget").render()
      if !picture.shows(number: dust) {
        return fail(
          "For a reading of \(dust), the widget shows something else. Return the station's reading, "
            + "in an entry for now.",
          expected: "\(dust)", actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
    }
    let dates = try widget("AirWidget").timeline(from: CheckClock.now).dates
    let minutes = whole((dates.min() ?? CheckClock.now).timeIntervalSince(CheckClock.now) / 60)
    if minutes > 0 {
      fail(
        "The first entry isn't for now. Until its date comes, there's nothing to show.",
        expected: "an entry for now", actual: "the first entry \(minutes) min later")
    }
  }
}

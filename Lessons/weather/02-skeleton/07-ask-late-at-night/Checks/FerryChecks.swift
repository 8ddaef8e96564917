import LessonChecks
import XCTest

final class FerryChecks: ExerciseTestCase {
  /// The starter's timetable, in minutes after midnight.
  private let usual = [
    6 * 60 + 10, 8 * 60 + 40, 11 * 60 + 15, 14 * 60 + 5, 17 * 60 + 20, 21 * 60 + 55,
  ]

  /// In the morning, in the evening, shortly before midnight, and at a random time.
  private var moments: [Date] {
    let unknown = inputs.integer(in: 0...1439)
    return [date(9 * 60 + 41)]
      + inputs.shuffled([date(21 * 60 + 41), date(23 * 60 + 50), date(unknown)])
  }

  /// Returns the date half a minute after a minute of the day, so that no ferry leaves at that time.
  private func date(_ minutes: Int) -> Date {
    CheckClock.now.addingTimeInterval(Double(minutes - 9 * 60 - 41) * 60 + 30)
  }

  func testTheNextFerryIsShown() throws {
    for now in moments {
      let timeline = try widget("FerryWidget").timeline(from: now)
      guard let first = timeline.dates.min() else {
        return fail(
          "Asked at \(clock(now)), your timeline is empty. Today's last ferry has left, so show "
            + "tomorrow's first one.",
          expected: "the ferry at \(clock(next(now)))", actual: "no entry")
      }
      if first > now.addingTimeInterval(1) {
        return fail(
          "Asked at \(clock(now)), the first entry isn't for now. Until its date comes, there's "
            + "nothing to show.",
          expected: "an entry for \(clock(now))", actual: "an entry for \(clock(first))")
      }
      let due = timeline.dates.indices.last { timeline.dates[$0] <= now.addingTimeInterval(1) } ?? 0
      if try !shows(now, entry: due, asked: now) { return }
    }
  }

  func testEachEntryShowsTheNext() throws {
    for now in moments {
      if try !isRightThroughout(now) { return }
    }
  }

  func testItAsksInTime() throws {
    for now in moments {
      let timeline = try widget("FerryWidget").timeline(from: now)
      guard let last = timeline.dates.max() else { return }
      switch timeline.policy {
      case .atEnd: break
      case .never:
        return fail(
          "After the last entry, the widget keeps showing the same ferry: with .never, the system "
            + "doesn't ask again.",
          expected: ".atEnd, .after(date)", actual: ".never")
      case .after(let date):
        if date <= now {
          return fail(
            "Asked at \(clock(now)), the policy's date has passed, so the system asks again and "
              + "again.",
            expected: "a later date", actual: "a date that has passed")
        } else if date > next(last).addingTimeInterval(1) {
          return fail(
            "The widget still shows the last ferry of your timeline after it has left. Ask for more by "
              + "then.",
            expected: ".atEnd, .after(date)", actual: "later than the last ferry")
        }
      }
    }
  }

  func testAnotherTimetable() throws {
    let night = inputs.integer(in: 5...50)
    let times = [night] + inputs.integers(2, in: 120...1400).sorted()
    for now in moments {
      let isRight = try inFreshProcess {
        try call("putUp", times)
        return try isRightThroughout(now, times)
      }
      if !isRight { return }
    }
  }

  /// Returns whether there are enough entries, in order, none too late, and each with the next ferry.
  private func isRightThroughout(_ now: Date, _ table: [Int]? = nil) throws -> Bool {
    let table = table ?? usual
    let dates = try widget("FerryWidget").timeline(from: now).dates
    guard dates == dates.sorted() else {
      fail(
        "Asked at \(clock(now)), the entries aren't in the order of their dates.",
        expected: "each entry later than the previous one", actual: "another order")
      return false
    }
    guard Set(dates).count >= 4 else {
      fail(
        "Asked at \(clock(now)), fewer than four entries are ahead. The system may ask late, and a "
          + "ferry doesn't wait.",
        expected: "four entries or more", actual: "\(Set(dates).count)")
      return false
    }
    for (index, date) in dates.enumerated().prefix(8) {
      if index > 0 {
        let leaves = next(dates[index - 1], table)
        if date > leaves.addingTimeInterval(30) {
          fail(
            "Asked at \(clock(now)), the timeline still shows the \(clock(leaves)) ferry when it has "
              + "already left. The next entry comes too late.",
            expected: "an entry for \(clock(leaves))", actual: "an entry for \(clock(date))")
          return false
        }
      }
      if try !shows(date, entry: index, asked: now, table) { return false }
    }
    return true
  }

  private func shows(_ date: Date, entry: Int, asked now: Date, _ table: [Int]? = nil) throws
    -> Bool
  {
    let picture = try widget("FerryWidget").render(entry: entry, asked: now)
    let time = minutes(of: next(max(date, now), table ?? usual))
    let seen = picture.visibleTexts.map(\.numbers)
    let isRight = seen.contains { numbers in
      numbers.last == time % 60
        && numbers.contains { $0 == time / 60 || $0 == (time / 60 + 11) % 12 + 1 }
    }
    if !isRight {
      fail(
        "Asked at \(clock(now)), the widget doesn't show the next ferry after \(clock(date)).",
        expected: "the ferry at \(clock(next(max(date, now), table ?? usual)))",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    return isRight
  }

  private func next(_ date: Date, _ table: [Int]? = nil) -> Date {
    let now = minutes(of: date)
    let ahead = (table ?? usual).map { $0 > now ? $0 - now : $0 - now + 1440 }.min() ?? 0
    let start = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: (start / 60).rounded(.down) * 60 + Double(ahead) * 60)
  }

  private func minutes(of date: Date) -> Int {
    let passed = date.timeIntervalSince(CheckClock.now) / 60
    let minutes = passed.isFinite ? Int(min(max(passed.rounded(.down), -1e6), 1e6)) + 581 : 0
    return ((minutes % 1440) + 1440) % 1440
  }

  /// Returns the time of day in the checks' time zone.
  private func clock(_ date: Date) -> String {
    String(format: "%02d:%02d", minutes(of: date) / 60, minutes(of: date) % 60)
  }
}

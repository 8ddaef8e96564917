import LessonChecks
import XCTest

final class TimelineChecks: ExerciseTestCase {
  func testItCoversTheNextHours() throws {
    let timeline = try widget("AlmanacWidget").timeline()
    guard let first = timeline.dates.min(), let last = timeline.dates.max() else {
      return fail(
        "The timeline is empty, so there is nothing to show.", expected: "entries",
        actual: "none")
    }
    XCTAssertGreaterThanOrEqual(
      timeline.entries.count, 4, "Hand over several entries, one for each of the next hours")
    let hours = (last.timeIntervalSince(first) / 360).rounded() / 10
    if hours < 3 {
      fail(
        "Cover at least three hours, counted from the first entry to the last.",
        expected: "3 hours or more", actual: "only \(hours) hours")
    }
    let minutes = whole(first.timeIntervalSince(CheckClock.now) / 60)
    if minutes > 0 {
      fail(
        "The first entry is not for now: until its date comes, there is nothing to show.",
        expected: "an entry for 09:41, or earlier", actual: "the first one \(minutes) minutes later"
      )
    }
  }

  func testEntriesAreWellApart() throws {
    let timeline = try widget("AlmanacWidget").timeline()
    guard let least = timeline.intervals.min() else { return }
    let minutes = whole(least / 60)
    if minutes < 0 {
      fail(
        "The entries are not in the order of their dates: begin with the one for now.",
        expected: "each entry later than the one before", actual: "one \(-minutes) minutes earlier")
    } else if minutes < 15 {
      fail(
        "Entries should be at least 15 minutes apart: weather changes by the hour, and every entry "
          + "is drawn and kept in every size.",
        expected: "15 minutes or more", actual: "\(minutes) minutes apart")
    }
  }

  func testEachEntryShowsItsOwnHour() throws {
    let widget = widget("AlmanacWidget")
    for (index, date) in try widget.timeline().dates.enumerated().prefix(6) {
      let expected = try call("temperatureAt", date, as: String.self)
      let picture = try widget.render(.systemSmall, entry: index)
      if !picture.hasText(containing: expected) {
        fail(
          "Entry \(index + 1) does not show the weather of its own hour: use `at(_:)` with the "
            + "entry's date.",
          expected: expected, actual: picture.texts.joined(separator: ", "), showing: [picture])
        return
      }
    }
    // Asked late in the evening, the provider has another day ahead.
    let evening = CheckClock.now.addingTimeInterval(12 * 3600)
    for (index, date) in try widget.timeline(from: evening).dates.enumerated().prefix(5) {
      let expected = try call("temperatureAt", date, as: String.self)
      let picture = try widget.render(.systemSmall, entry: index, asked: evening)
      if !picture.hasText(containing: expected) {
        fail(
          "Asked at 21:41, the provider has the wrong weather for \(clock(date)): the hours depend "
            + "on the moment it is asked, and go on after midnight.",
          expected: expected, actual: picture.texts.joined(separator: ", "), showing: [picture])
        return
      }
    }
  }

  /// The time of day of a date, as the phone of the checks shows it.
  private func clock(_ date: Date) -> String {
    let minutes = whole(date.timeIntervalSince(CheckClock.now) / 60) + 9 * 60 + 41
    return String(format: "%02d:%02d", minutes / 60 % 24, minutes % 60)
  }

  /// To the nearest whole number, as far as numbers reach: `Date.distantFuture` is a date as well,
  /// and so is one that is no number.
  private func whole(_ number: Double) -> Int {
    number.isNaN ? 0 : Int(min(max(number.rounded(), -1e6), 1e6))
  }

  func testItAsksForMore() throws {
    let timeline = try widget("AlmanacWidget").timeline()
    guard let last = timeline.dates.max() else { return }
    switch timeline.policy {
    case .atEnd: break
    case .never:
      fail(
        "After the last entry the widget is frozen: with .never the system does not ask again.",
        expected: ".atEnd or .after(date)", actual: ".never")
    case .after(let date):
      let minutes = whole(date.timeIntervalSince(CheckClock.now) / 60)
      let age = whole(date.timeIntervalSince(last) / 3600)
      if minutes <= 0 {
        fail(
          "The policy names a moment that is over, so the system asks at once, again and again.",
          expected: "15 minutes from now, or later", actual: "\(-minutes) minutes ago")
      } else if minutes < 15 {
        fail(
          "A new timeline after \(minutes) min each time uses up the day's budget by noon.",
          expected: "15 minutes from now, or later", actual: "\(minutes) minutes from now")
      } else if age > 3 {
        fail(
          "Long after the last entry the widget still shows its hour: ask for more in time.",
          expected: "within 3 hours of the last entry", actual: "\(age) hours after it")
      }
    }
  }
}

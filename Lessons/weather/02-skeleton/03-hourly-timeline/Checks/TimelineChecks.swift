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
    XCTAssertGreaterThanOrEqual(
      last.timeIntervalSince(first) / 3600, 3,
      "Cover at least three hours, counted from the first entry to the last")
  }

  func testEntriesAreWellApart() throws {
    let timeline = try widget("AlmanacWidget").timeline()
    guard let least = timeline.intervals.min() else { return }
    let minutes = Int((least / 60).rounded())
    if minutes < 15 {
      fail(
        "Entries should be at least 15 minutes apart: weather changes by the hour, and every entry "
          + "is drawn and kept in every size.",
        expected: "15 minutes or more", actual: minutes < 0 ? "out of order" : "\(minutes) minutes apart")
    }
  }

  func testEachEntryShowsItsOwnHour() throws {
    let widget = try widget("AlmanacWidget")
    for (index, date) in try widget.timeline().dates.enumerated().prefix(6) {
      let expected = try call("temperatureAt", date, as: String.self)
      let picture = try widget.render(.systemSmall, entry: index)
      if !picture.hasText(containing: expected) {
        fail(
          "Entry \(index + 1) does not show the weather of its own hour: use `at(_:)` with the "
            + "entry's date.",
          expected: expected, actual: picture.texts.joined(separator: ", "))
      }
    }
  }

  func testItAsksForMore() throws {
    let timeline = try widget("AlmanacWidget").timeline()
    guard let first = timeline.dates.min() else { return }
    switch timeline.policy {
    case .atEnd: break
    case .never:
      fail(
        "After the last entry the widget is frozen: with .never the system does not ask again.",
        expected: ".atEnd or .after(date)", actual: ".never")
    case .after(let date):
      let minutes = Int((date.timeIntervalSince(first) / 60).rounded())
      if minutes < 15 {
        fail(
          "A new timeline every \(minutes) minutes uses up the day's budget by noon.",
          expected: "15 minutes or more", actual: "\(minutes) minutes")
      }
    }
  }
}

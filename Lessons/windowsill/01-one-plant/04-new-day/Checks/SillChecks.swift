import LessonChecks
import XCTest

final class SillChecks: ExerciseTestCase {
  /// In the morning, and late in the evening of another day.
  private let moments = [CheckClock.now, CheckClock.now.addingTimeInterval(62 * 3600)]

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = CheckClock.timeZone
    return calendar
  }

  func testTheWidgetChangesAtMidnight() throws {
    for now in moments {
      let dates = try widget("SillWidget").timeline(from: now).dates
      XCTAssertEqual(dates.count, 4, "Make four entries: from today until the fern is thirsty.")
      let today = calendar.startOfDay(for: now)
      for (day, date) in dates.enumerated().dropFirst() {
        assertMoment(
          date, isAbout: calendar.date(byAdding: .day, value: day, to: today) ?? today,
          within: 60, "Show each entry at the start of its day.")
      }
    }
  }

  func testTheDaysCountDown() throws {
    let words = ["Water in 3 days", "Water in 2 days", "Water tomorrow", "Water today"]
    for (day, reminder) in words.enumerated() {
      assertShows(
        try widget("SillWidget").render(entry: day), reminder,
        message: "Show one day less in each entry.")
    }
  }

  func testItWaitsForWater() throws {
    let timeline = try widget("SillWidget").timeline(from: CheckClock.now)
    XCTAssertEqual(
      timeline.policy, .never, "Only a watering changes what comes next, so don't ask again.")
  }
}

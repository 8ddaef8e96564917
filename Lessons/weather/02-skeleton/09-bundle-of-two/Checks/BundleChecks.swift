import LessonChecks
import XCTest

final class BundleChecks: ExerciseTestCase {
  /// Returns the types of the bundle's widgets, in order.
  private func members() throws -> [String] {
    try bundle("CalendarBundle").widgets.filter { ["TodayWidget", "WeekWidget"].contains($0) }
  }

  func testBothAreOffered() throws {
    let members = try members()
    for name in ["TodayWidget", "WeekWidget"] where !members.contains(name) {
      return fail(
        "\(name) isn't in the bundle. It compiles, but it isn't in the gallery.",
        expected: "TodayWidget, WeekWidget", actual: members.joined(separator: ", "))
    }
  }

  func testTheWeekComesFirst() throws {
    let members = try members()
    guard members.count == 2 else {
      return fail(
        "List the two widgets in the bundle, each once.", expected: "WeekWidget, TodayWidget",
        actual: members.joined(separator: ", "))
    }
    if members.first != "WeekWidget" {
      fail(
        "Put WeekWidget first in the bundle. The gallery shows the widgets in that order.",
        expected: "WeekWidget, TodayWidget", actual: members.joined(separator: ", "))
    }
  }

  func testEachHasAKindOfItsOwn() throws {
    let today = try widget("TodayWidget").declaration().kind
    let week = try widget("WeekWidget").declaration().kind
    if today != "TodayWidget" {
      fail(
        "Restore TodayWidget's kind. With a new kind, the widget disappears from people's Home "
          + "Screens.",
        expected: "TodayWidget", actual: today)
    } else if week == today {
      fail(
        "Both widgets have the same kind, so the system can't tell them apart.",
        expected: "its own kind", actual: week)
    } else if week.trimmingCharacters(in: .whitespaces).isEmpty {
      fail("Give WeekWidget a kind.", expected: "its own kind", actual: "none")
    }
  }

  func testEachHasANameOfItsOwn() throws {
    let today = try widget("TodayWidget").declaration()
    let week = try widget("WeekWidget").declaration()
    let name = (week.displayName ?? "").trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name.lowercased() == (today.displayName ?? "").lowercased() {
      fail(
        "Give WeekWidget a different name from TodayWidget. The gallery shows both widgets side by "
          + "side.",
        expected: "its own name", actual: name)
    }
    let words = (week.description ?? "").trimmingCharacters(in: .whitespaces)
    if words.isEmpty || words == today.description {
      fail(
        "Give WeekWidget its own description.", expected: "what people get",
        actual: words)
    }
  }

  func testEachDrawsItsOwn() throws {
    // January 15, 2026 is in the third week of the year, in both the American and the European numbering.
    let week = try widget("WeekWidget").render()
    if !week.hasText("Week 3") {
      fail(
        "WeekWidget should still show the week of the year.", expected: "Week 3",
        actual: week.texts.joined(separator: ", "), showing: [week])
    }
    let today = try widget("TodayWidget").render()
    XCTAssertTrue(today.shows(number: 15), "TodayWidget should still show the day of the month")
  }
}

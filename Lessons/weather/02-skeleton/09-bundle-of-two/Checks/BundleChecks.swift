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
        "\(name) is not in the bundle: it compiles, and nobody finds it in the gallery.",
        expected: "TodayWidget, WeekWidget", actual: members.joined(separator: ", "))
    }
  }

  func testTheWeekComesFirst() throws {
    let members = try members()
    guard members.count == 2 else {
      return fail(
        "The bundle should hold the two widgets, each once.", expected: "WeekWidget, TodayWidget",
        actual: members.joined(separator: ", "))
    }
    if members.first != "WeekWidget" {
      fail(
        "Put the week first in the bundle: the gallery shows the widgets in that order.",
        expected: "WeekWidget, TodayWidget", actual: members.joined(separator: ", "))
    }
  }

  func testEachHasAKindOfItsOwn() throws {
    let today = try widget("TodayWidget").declaration().kind
    let week = try widget("WeekWidget").declaration().kind
    if today != "TodayWidget" {
      fail(
        "TodayWidget has another kind now: it goes from all home screens on which people have it.",
        expected: "TodayWidget", actual: today)
    } else if week == today {
      fail(
        "Both widgets have the same kind, so the system cannot tell one from the other.",
        expected: "a kind of its own", actual: week)
    } else if week.trimmingCharacters(in: .whitespaces).isEmpty {
      fail("WeekWidget has no kind.", expected: "a kind of its own", actual: "none")
    }
  }

  func testEachHasANameOfItsOwn() throws {
    let today = try widget("TodayWidget").declaration()
    let week = try widget("WeekWidget").declaration()
    let name = (week.displayName ?? "").trimmingCharacters(in: .whitespaces)
    if name.isEmpty || name.lowercased() == (today.displayName ?? "").lowercased() {
      fail(
        "WeekWidget should be called something else than TodayWidget: in the gallery they stand side by "
          + "side.",
        expected: "a name of its own", actual: name)
    }
    let words = (week.description ?? "").trimmingCharacters(in: .whitespaces)
    if words.isEmpty || words == today.description {
      fail(
        "Give WeekWidget a description of its own.", expected: "what people get from it",
        actual: words)
    }
  }

  func testEachDrawsItsOwn() throws {
    // January 15, 2026 is in the third week of the year, in both the American and the European numbering.
    let week = try widget("WeekWidget").render()
    if !week.hasText("Week 3") {
      fail(
        "WeekWidget shows the week of the year: what it draws stays as it is.", expected: "Week 3",
        actual: week.texts.joined(separator: ", "), showing: [week])
    }
    let today = try widget("TodayWidget").render()
    XCTAssertTrue(today.shows(number: 15), "TodayWidget shows the day of the month")
  }
}

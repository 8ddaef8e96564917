import LessonChecks
import XCTest

final class AccentGroupChecks: ExerciseTestCase {
  /// Days that aren't in the lesson, each with its weekday, number and plan.
  private let days = [
    Day(date: CheckClock.now, weekday: "Thu", number: "15", plan: "Choir"),
    Day(date: AccentGroupChecks.later(by: 13), weekday: "Wed", number: "28", plan: "Swimming"),
  ]

  private struct Day {
    let date: Date
    let weekday: String
    let number: String
    let plan: String
  }

  private static func later(by days: Int) -> Date {
    CheckClock.now.addingTimeInterval(Double(days) * 86_400)
  }

  private func picture(_ day: Day, _ mode: Mode = .fullColor, _ scheme: Scheme = .light) throws
    -> RenderedPicture
  {
    try widget("DayWidget").render(.systemSmall, mode: mode, scheme: scheme, asked: day.date)
  }

  func testTheWeekdayTakesTheTint() throws {
    let weekday = try picture(days[0], .accented).text(containing: days[0].weekday)
    if !weekday.isAccented {
      fail(
        "\(weekday.name) is in the default group. Mark it with widgetAccentable().",
        expected: "the weekday in the accent group", actual: "in the default group", at: weekday)
    }
  }

  func testTheRestStaysOut() throws {
    let day = days[0]
    let picture = try picture(day, .accented)
    for part in picture.textElements + picture.symbols where part.isAccented {
      let text = part.text ?? ""
      if text.range(of: day.weekday, options: .caseInsensitive) != nil,
        !text.contains(day.number)
      {
        continue
      }
      fail(
        "\(part.name) gets the tint too. A view inside widgetAccentable() can't leave the group, so "
          + "mark only the weekday.",
        expected: "only the weekday in the accent group", actual: "\(part.name) too", at: part)
    }
  }

  func testFullColourIsAsBefore() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(days[0], .fullColor, scheme)
      for part in [days[0].weekday, days[0].number, days[0].plan] { assertShows(picture, part) }
      let weekday = try picture.text(containing: days[0].weekday)
      guard let color = weekday.color else { continue }
      if color.red < 0.5 || color.green > color.red - 0.2 || color.blue > color.red - 0.2 {
        fail(
          "In full color, keep the weekday red.", expected: "the weekday in red",
          actual: "\(color)",
          at: weekday)
      }
    }
  }

  func testEveryDayIsMarkedAlike() throws {
    for day in days {
      try assertNothingLost(picture(day), in: .accented)
      let tinted = try picture(day, .accented)
      let accented = tinted.textElements.filter(\.isAccented).compactMap(\.text)
      let right = accented.count == 1 && accented[0].lowercased().contains(day.weekday.lowercased())
      if !right {
        fail(
          "On another day, the tint marks something else. Mark only the weekday on every day.",
          expected: day.weekday,
          actual: accented.isEmpty ? "nothing" : accented.joined(separator: ", "),
          showing: [tinted])
      }
    }
  }
}

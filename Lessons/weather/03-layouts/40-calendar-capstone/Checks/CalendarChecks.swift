import LessonChecks
import XCTest

final class CalendarChecks: ExerciseTestCase {
  private let later = CheckClock.now.addingTimeInterval(13 * 86_400)

  private func picture(
    _ mode: Mode = .fullColor, _ scheme: Scheme = .light, ios: String = "18.0", entry: Int = 0
  ) throws -> RenderedPicture {
    try widget("CalendarWidget")
      .render(.systemSmall, mode: mode, scheme: scheme, ios: ios, entry: entry)
  }

  /// Returns the text with this number, such as the count.
  private func number(_ number: Int, in picture: RenderedPicture) throws -> PictureElement {
    let text = picture.textElements.first { $0.numbers.contains(number) }
    return try text ?? picture.text("\(number)")
  }

  func testThePageIsThere() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(.fullColor, scheme)
      let parts = [
        try picture.text(containing: "Thu"), try number(15, in: picture),
        try picture.text(containing: "Dentist"), try number(4, in: picture),
      ]
      for part in parts { assertVisible(part) }
      if parts[1].fontSize < 30 {
        fail(
          "Give the day of the month at least 30 points. It's what users look for.",
          expected: "30 points or more", actual: String(format: "%.0f", parts[1].fontSize),
          at: parts[1])
      }
      assertMostProminent(parts[1])
      assertReadableSize(picture)
      assertNothingOverlaps(picture)
    }
    // Half an hour before midnight, the next hour's entry is drawn in advance.
    let evening = (CheckClock.now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 84_600
    let tomorrow = try widget("CalendarWidget").render(
      entry: 1, asked: Date(timeIntervalSince1970: evening))
    if (try? number(16, in: tomorrow)) == nil || !tomorrow.hasText(containing: "Fri") {
      fail(
        "Entries are drawn ahead of time. Take the weekday and day from `entry.date`, not from the clock.",
        expected: "Fri, 16", actual: tomorrow.texts.joined(separator: ", "), showing: [tomorrow])
      return
    }
    if (try? number(7, in: tomorrow)) == nil {
      fail(
        "The second entry has seven plans, but the picture doesn't show 7. Take the count from "
          + "`entry.count`.", expected: "7", actual: tomorrow.texts.joined(separator: ", "),
        showing: [tomorrow])
    }
  }

  func testTheTintMarksTheWeekday() throws {
    let picture = try picture(.accented)
    let weekday = try picture.text(containing: "Thu")
    if !weekday.isAccented {
      fail(
        "\(weekday.name) is in the default group. Let the tint mark the weekday.",
        expected: "the weekday in the accent group", actual: "in the default group", at: weekday)
    }
    for part in [try number(15, in: picture), try picture.text(containing: "Dentist")]
    where part.isAccented {
      fail(
        "\(part.name) has the tint too. If everything is marked, nothing stands out.",
        expected: "\(part.name) in the default group", actual: "in the accent group", at: part)
    }
  }

  func testNothingIsLostWhenTinted() throws {
    for ios in ["18.0", "26.0"] {
      let colored = try picture(ios: ios)
      let tinted = try picture(.accented, ios: ios)
      try assertNothingLost(colored, in: .accented)
      for text in [
        try tinted.text(containing: "Thu"), try number(15, in: tinted), try number(4, in: tinted),
      ] {
        assertContrast(text, atLeast: 2.5)
      }
    }
  }

  func testTheBackgroundIsTheSystems() throws {
    if try picture(.accented).hasContainerBackground {
      fail(
        "The background stays on the tinted Home Screen. Let the system remove it.",
        expected: "a background that disappears", actual: "a background that stays")
    }
    let dark = try number(15, in: try picture(.fullColor, .dark))
    if let backdrop = dark.backdrop, backdrop.luminance > 0.3 {
      fail(
        "The page is too bright in Dark Mode. Let its background turn dark.",
        expected: "a dark background", actual: "\(backdrop)", at: dark)
    }
  }

  func testTheCountStandsOnABadge() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(.fullColor, scheme)
      let count = try number(4, in: picture)
      assertContrast(count, atLeast: 3)
      guard let own = count.backdrop, let plain = try number(15, in: picture).backdrop else {
        continue
      }
      if own.isClose(to: plain, tolerance: 0.08) {
        fail(
          "In full color, there's no fill behind the count. Put it on a badge.",
          expected: "a colored fill behind \(count.name)", actual: "the plain background",
          at: count)
      }
    }
  }

  func testTheNextPlanStepsBack() throws {
    let picture = try picture(.accented)
    let plan = try picture.text(containing: "Dentist")
    let number = try number(15, in: picture)
    if strength(plan) > strength(number) - 0.15 {
      fail(
        "When tinted, \(plan.name) is as strong as \(number.name). Lower its opacity.",
        expected: "an opacity at least 15 percentage points lower",
        actual: String(format: "%.0f %%", strength(plan) * 100), at: plan)
    }
  }

  func testItIsReadByEverybody() throws {
    let korean = try widget("CalendarWidget").render(locale: "ko_KR", asked: later)
    if !korean.hasText(containing: "수") {
      fail(
        "In ko_KR, the weekday isn't Korean. Give Text the date and a format.",
        expected: "수", actual: korean.texts.joined(separator: ", "), showing: [korean])
    }
    let full = try picture(entry: 1)
    _ = try full.text(containing: "Parents' evening")
    assertFits(full)
    assertReadableSize(full)
    let large = try widget("CalendarWidget").render(typeSize: .accessibility2)
    for text in [try number(15, in: large), try number(4, in: large)] { assertNotTruncated(text) }
  }

  /// Returns the effective opacity of a text: that of its color, the text itself and its ancestors.
  private func strength(_ text: PictureElement) -> Double {
    (text.color?.alpha ?? 1) * text.opacity
  }
}

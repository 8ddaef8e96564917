import LessonChecks
import XCTest

final class StandByChecks: ExerciseTestCase {
  private let places: [PhonePlace] = [.standBy, .standByNight]
  private let homeSize = 32.0

  private func standBy(_ place: PhonePlace) throws -> RenderedPicture {
    try widget("AlarmWidget").render(place: place)
  }

  func testTheTimeIsLarge() throws {
    for place in places { try assertLarge("6:30", try standBy(place), place) }
  }

  func testItIsReadOnBlack() throws {
    for place in places { try assertRead("6:30", try standBy(place), place) }
  }

  func testTheHomeScreenStays() throws {
    for scheme in Scheme.allCases {
      let home = try widget("AlarmWidget").render(scheme: scheme)
      for word in ["6:30", "Swimming"] {
        let text = home.visibleTexts.first { ($0.text ?? "").contains(word) }
        guard let text, (text.color?.luminance ?? 1) < 0.1 else {
          return fail(
            "The Home Screen has changed: \(word) should be there, black on yellow.",
            expected: text == nil ? word : "#000000",
            actual: text?.color?.description ?? "not to be seen", showing: [home])
        }
      }
      let size = try home.text("6:30").fontSize
      if abs(size - homeSize) > 0.1 {
        return fail(
          "On the Home Screen the time should stay as large as it was.", expected: "32 points",
          actual: "\(Int(size)) points", showing: [home])
      }
      assertLooksLike(
        home, try solution.widget("AlarmWidget").render(scheme: scheme), within: 0.01,
        "On the Home Screen everything should stay as it was")
    }
  }

  func testOtherAlarms() throws {
    let word = inputs.element(of: ["Train", "School", "Work", "Yoga"])
    let minutes = inputs.elements(2, of: [20, 24, 28, 40, 46, 48, 50, 54, 58])
    // Digits have different widths, and 1 is the narrowest.
    for (place, time) in zip(places, inputs.shuffled(["10:\(minutes[0])", "12:\(minutes[1])"])) {
      let picture = try view("alarm", time, word).render(.systemSmall, place: place)
      try assertLarge(time, picture, place)
    }
  }

  private func assertLarge(
    _ time: String, _ picture: RenderedPicture, _ place: PhonePlace
  ) throws {
    let text = try picture.text(time)
    if text.fontSize < homeSize * 1.5 - 0.05 {
      return fail(
        place == .standBy
          ? "In StandBy \(text.name) is no larger than needed at arm's length: from across the room "
            + "nobody reads it."
          : "At night \(text.name) is smaller than by day: ask whether the background is shown, not for "
            + "the mode.",
        expected: "48 points or more", actual: "\(Int(text.fontSize)) points", at: text)
    }
    assertNotTruncated(text)
    if text.lineCount > 1 {
      return fail(
        "In StandBy \(text.name) is broken into two lines: leave it room, or let it shrink a little.",
        expected: "one line", actual: "two lines", at: text)
    }
    if !text.isInsidePicture { assertFits(picture) }
  }

  private func assertRead(
    _ time: String, _ picture: RenderedPicture, _ place: PhonePlace
  ) throws {
    let least = place == .standBy ? 4.5 : 3
    let shown = picture.textElements.filter { $0.opacity > 0.05 }
    for text in shown where (text.contrast ?? 1) < least {
      return fail(
        place == .standBy
          ? "In StandBy \(text.name) hardly stands out from black: the background that it was made for is "
            + "not there."
          : "At night \(text.name) is too dark: of its colour only the brightness is left.",
        expected: "\(least) : 1", actual: String(format: "%.1f : 1", text.contrast ?? 1), at: text)
    }
    if !picture.visibleTexts.contains(where: { ($0.text ?? "").contains(time) }) {
      fail(
        "The time is not to be seen in StandBy.", expected: time, actual: "not to be seen",
        showing: [picture])
    }
  }
}

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
            "The Home Screen has changed. On it, show \(word) in black on yellow.",
            expected: text == nil ? word : "#000000",
            actual: text?.color?.description ?? "not visible", showing: [home])
        }
      }
      let size = try home.text("6:30").fontSize
      if abs(size - homeSize) > 0.1 {
        return fail(
          "On the Home Screen, keep the time as large as it was.", expected: "32 points",
          actual: "\(Int(size)) points", showing: [home])
      }
      assertLooksLike(
        home, try solution.widget("AlarmWidget").render(scheme: scheme), within: 0.01,
        "Keep everything on the Home Screen as it was")
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
          ? "In StandBy, \(text.name) is too small to read from across the room. Make it one and a "
            + "half times as large."
          : "At night, \(text.name) is smaller than by day. Check whether the background is shown, "
            + "not the mode.",
        expected: "at least 48 points", actual: "\(Int(text.fontSize)) points", at: text)
    }
    assertNotTruncated(text)
    if text.lineCount > 1 {
      return fail(
        "In StandBy, \(text.name) breaks into two lines. Give it more room, or let it shrink a little.",
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
          ? "In StandBy, \(text.name) barely stands out from black. The background that its color "
            + "was made for is gone."
          : "At night, \(text.name) is too dark. Only the brightness of its color is left.",
        expected: "\(least) : 1", actual: String(format: "%.1f : 1", text.contrast ?? 1), at: text)
    }
    if !picture.visibleTexts.contains(where: { ($0.text ?? "").contains(time) }) {
      fail(
        "The time isn't visible in StandBy. Show it.", expected: time, actual: "not visible",
        showing: [picture])
    }
  }
}

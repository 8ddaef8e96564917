import LessonChecks
import XCTest

final class FerryChecks: ExerciseTestCase {
  private func picture(
    _ mode: Mode = .accented, line: String = "Jindo", minutes: Int = 12
  ) throws -> RenderedPicture {
    try view("ferry", line, minutes).render(.systemSmall, mode: mode)
  }

  private func roundel(in picture: RenderedPicture) throws -> PictureElement {
    try XCTUnwrap(picture.images.first, "The roundel is gone. Fix it instead of deleting it")
  }

  func testTheRoundelKeepsItsColours() throws {
    let tinted = try picture()
    let image = try roundel(in: tinted)
    let shown = try roundel(in: try picture(.fullColor)).samples()
    let seen = image.samples()
    // The corners are transparent, and the background behind them changes.
    let inside = zip(seen, shown).enumerated().filter { place, _ in
      (3..<9).contains(place / 12) && (3..<9).contains(place % 12)
    }
    guard inside.contains(where: { !$0.element.0.isClose(to: $0.element.1, tolerance: 0.06) })
    else { return }
    if image.isAccented {
      fail(
        "The image is inside widgetAccentable(), so its own mode has no effect.",
        expected: "the roundel in its own colors", actual: "in the accent group", at: image)
    } else {
      fail(
        "Keep the roundel's own colors when the widget is tinted.",
        expected: "the roundel in its own colors", actual: "a flat disc", at: image)
    }
  }

  func testTheLineHasTheTint() throws {
    for line in inputs.elements(2, of: ["Jindo", "Heuksan", "Cheongsan", "Bogil"]) {
      let picture = try picture(line: line)
      let text = try picture.text(line)
      if !text.isAccented {
        fail(
          "\(text.name) is in the default group. Let the tint mark the line's name.",
          expected: "in the accent group", actual: "in the default group", at: text)
        return
      }
      let minutes = try picture.text("12 min")
      if minutes.isAccented {
        fail(
          "\(minutes.name) has the tint too. If everything is marked, nothing stands out.",
          expected: "in the default group", actual: "in the accent group", at: minutes)
      }
    }
  }

  func testItHasItsSize() throws {
    for mode in [Mode.fullColor, .accented] {
      let image = try roundel(in: try picture(mode, minutes: inputs.integer(in: 2...55)))
      let side = max(image.frame.width, image.frame.height)
      if abs(side - 28) > 1 {
        fail(
          "Keep the roundel 28 points wide and high.",
          expected: "28 points wide and high",
          actual: String(format: "%.0f pt", side), at: image)
      }
    }
  }
}

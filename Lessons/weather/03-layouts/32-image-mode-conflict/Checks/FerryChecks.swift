import LessonChecks
import XCTest

final class FerryChecks: ExerciseTestCase {
  private func picture(
    _ mode: Mode = .accented, line: String = "Jindo", minutes: Int = 12
  ) throws -> RenderedPicture {
    try view("ferry", line, minutes).render(.systemSmall, mode: mode)
  }

  private func roundel(in picture: RenderedPicture) throws -> PictureElement {
    try XCTUnwrap(picture.images.first, "The roundel is gone: mend it, do not delete it")
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
        "The image stands inside widgetAccentable(): its own mode no longer counts.",
        expected: "the roundel in its own colours", actual: "in the accent group", at: image)
    } else {
      fail(
        "Tinted, the roundel does not have the colours that it has otherwise.",
        expected: "the roundel in its own colours", actual: "a flat disc", at: image)
    }
  }

  func testTheLineHasTheTint() throws {
    for line in inputs.elements(2, of: ["Jindo", "Heuksan", "Cheongsan", "Bogil"]) {
      let picture = try picture(line: line)
      let text = try picture.text(line)
      if !text.isAccented {
        fail(
          "\(text.name) is in the default group: the name of the line is what the tint should mark.",
          expected: "in the accent group", actual: "in the default group", at: text)
        return
      }
      let minutes = try picture.text("12 min")
      if minutes.isAccented {
        fail(
          "\(minutes.name) takes the tint as well: with everything marked, nothing is.",
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
          "The roundel should be 28 points wide and high, as before.",
          expected: "28 points wide and high",
          actual: String(format: "%.0f pt", side), at: image)
      }
    }
  }
}

import LessonChecks
import XCTest

final class NoteChecks: ExerciseTestCase {
  /// Colors that aren't in the lesson.
  private let colors = [
    PictureColor(red: 0.1, green: 0.3, blue: 0.55),
    PictureColor(red: 0.45, green: 0.25, blue: 0.05),
  ]

  private func paper(
    _ color: PictureColor, _ mode: Mode = .fullColor, _ scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("paper", color.red, color.green, color.blue)
      .render(.systemSmall, mode: mode, scheme: scheme)
  }

  func testFullColourIsPainted() throws {
    for scheme in Scheme.allCases {
      for color in colors {
        let picture = try paper(color, .fullColor, scheme)
        let text = try picture.text("pinned")
        guard let own = text.backdrop, let beside = try picture.text("plain").backdrop else {
          continue
        }
        if !own.isClose(to: color, tolerance: 0.03) {
          fail(
            "In full color, \(color) isn't behind the view. Draw the given color there.",
            expected: "\(color)", actual: "\(own)", at: text)
        }
        if beside.isClose(to: color, tolerance: 0.03) {
          fail(
            "\(color) is behind the text next to the view too. Draw it only behind its view. A "
              + "container background covers the whole widget.",
            expected: "the color behind one view", actual: "behind the whole widget",
            at: try picture.text("plain"))
        }
      }
    }
  }

  func testTintedItIsGone() throws {
    let picture = try paper(colors[0], .accented)
    guard let text = try? picture.text("pinned") else {
      return fail(
        "When tinted, the view isn't drawn at all. Remove the background, not the content.",
        expected: "the content without its background", actual: "no content", showing: [picture])
    }
    guard let own = text.backdrop, let plain = try picture.text("plain").backdrop else { return }
    if !own.isClose(to: plain, tolerance: 0.03) {
      fail(
        "When tinted, there's still something behind the view. A tint gives it the same color as the "
          + "content.",
        expected: "nothing behind the view", actual: "\(own) in place of \(plain)", at: text)
    }
  }

  func testNothingElseChanges() throws {
    let colored = try paper(colors[1])
    let tinted = try paper(colors[1], .accented)
    for part in ["plain", "pinned"] {
      let (before, after) = (try colored.text(part), try tinted.text(part))
      if abs(before.frame.midX - after.frame.midX) > 1
        || abs(before.frame.midY - after.frame.midY) > 1
      {
        fail(
          "When tinted, \(after.name) moves. Hide the background without changing the layout.",
          expected: "the same place in both modes", actual: "another place", at: after)
      }
    }
    if try tinted.text("pinned").isAccented {
      fail(
        "The background puts its content in the accent group. It shouldn't change the accent group.",
        expected: "the text in the default group", actual: "in the accent group",
        at: try tinted.text("pinned"))
    }
    for mode in Mode.allCases {
      let picture = try view("note", "Call home").render(.systemSmall, mode: mode)
      for part in ["Call home", "Note"] { assertVisible(try picture.text(containing: part)) }
    }
  }
}

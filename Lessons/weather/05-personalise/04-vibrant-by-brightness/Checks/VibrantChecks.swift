import LessonChecks
import XCTest

final class VibrantChecks: ExerciseTestCase {
  /// The levels from best to worst, with the widget's texts.
  private let levels = [("good", "Good air"), ("fair", "Fair air"), ("bad", "Bad air")]
  private let families: [Family] = [.accessoryRectangular, .systemSmall]

  private func picture(
    _ level: String, _ family: Family, _ place: String = "Seoul", _ mode: Mode = .vibrant,
    _ scheme: Scheme = .light
  ) throws -> RenderedPicture {
    try view("air", place, level).render(family, mode: mode, scheme: scheme)
  }

  func testTheWorseTheBrighter() throws {
    for family in families {
      var before: PictureElement?
      for (level, word) in levels {
        let text = try picture(level, family).text(containing: word)
        if let before, (text.contrast ?? 1) < (before.contrast ?? 1) * 1.2 {
          let isRectangle = family == .accessoryRectangular
          return fail(
            isRectangle
              ? "On the Lock Screen, make \(text.name) clearly brighter than \(before.name). Only "
                + "the brightness of your colors is left."
              : "In vibrant mode, make \(text.name) clearly brighter than \(before.name) in the "
                + "small widget too. Check the rendering mode, not the family.",
            expected: "at least a fifth more contrast",
            actual: "\(ratio(text)) beside \(ratio(before))", at: text)
        }
        before = text
      }
    }
  }

  private func ratio(_ text: PictureElement) -> String {
    String(format: "%.1f : 1", text.contrast ?? 1)
  }

  func testItStandsOutFromTheWallpaper() throws {
    let place = inputs.element(of: ["Seoul", "Incheon", "Daejeon", "Mokpo"])
    for (level, word) in inputs.shuffled(levels) {
      let picture = try picture(level, .accessoryRectangular, place)
      for part in [place, word] {
        let text = try picture.text(containing: part)
        assertContrast(
          text, atLeast: 1.6,
          "\(text.name) barely stands out from the wallpaper, because dark grays and black are "
            + "faint there. Make this text brighter.")
      }
    }
  }

  func testTheGreysAreOpaque() throws {
    for (level, word) in inputs.shuffled(levels) {
      let text = try picture(level, .accessoryRectangular).text(containing: word)
      if (text.color?.alpha ?? 1) * text.opacity < 0.95 {
        fail(
          "\(text.name) isn't opaque, so the wallpaper shows through, and the text disappears on a "
            + "bright photo. Use a darker gray instead of a transparent white.",
          expected: "an opaque gray", actual: "some transparency", at: text)
      }
    }
  }

  func testColoursStayOnTheHomeScreen() throws {
    for scheme in Scheme.allCases {
      for (level, word) in levels {
        let picture = try picture(level, .systemSmall, "Seoul", .fullColor, scheme)
        let text = try picture.text(containing: word)
        guard let color = text.color, !text.isVisible || !isRight(color, level) else { continue }
        let (isGood, isFair) = (level == "good", level == "fair")
        return fail(
          "On the Home Screen, \(text.name) has lost its color. Keep good air green, fair air orange "
            + "and bad air red.",
          expected: isGood ? "green" : isFair ? "orange" : "red",
          actual: color.description, at: text)
      }
    }
  }

  /// Returns whether the color is green, orange or red, at any brightness.
  private func isRight(_ color: PictureColor, _ level: String) -> Bool {
    let (red, green, blue) = (color.red, color.green, color.blue)
    switch level {
    case "good": return green > red + 0.15 && green > blue + 0.1
    // Yellow has almost as much green as red.
    case "fair": return red > green + 0.25 && green > blue + 0.15
    // Orange has more than half as much green.
    default: return red > green + 0.3 && red > blue + 0.3 && green < red * 0.5
    }
  }
}

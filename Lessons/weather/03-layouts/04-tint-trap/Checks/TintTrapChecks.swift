import LessonChecks
import XCTest

final class TintTrapChecks: ExerciseTestCase {
  private func picture(_ mode: Mode = .fullColor) throws -> RenderedPicture {
    try widget("RainAlertWidget").render(.systemSmall, mode: mode)
  }

  func testNothingIsLostWhenTinted() throws {
    let picture = try picture()
    if picture.textElements.allSatisfy({ !$0.isVisible }) {
      return fail(
        "No text is visible, even in full color, because nothing is behind it. Is there still a "
          + "clear containerBackground in the configuration? The system draws only one of two.",
        expected: "one containerBackground, in indigo", actual: "white on white", showing: [picture]
      )
    }
    // At four in the afternoon, on a 24-hour or 12-hour clock.
    for part in ["16|\\b4\\b|네", "80"] { assertVisible(try picture.text(matching: part)) }
    if picture.symbols.isEmpty {
      fail(
        "The umbrella is gone, even in full color. Fix it instead of deleting it.",
        expected: "the symbol umbrella.fill", actual: "no symbol", showing: [picture])
    }
    let lost = try picture.lost(in: .accented)
    guard let first = lost.first else { return }
    let tinted = try self.picture(.accented)
    let names = lost.map(\.name).joined(separator: ", ")
    let place = lost.lazy.compactMap { tinted.counterpart(of: $0) }.first
    fail(
      place == nil
        ? "The tinted widget doesn't draw \(names) at all. Remove the fill, not the content."
        : "You can't see \(names) on a tinted Home Screen: an opaque fill behind it gets the same "
          + "color. A tint keeps only the opacity.",
      expected: "all text and symbols visible", actual: "missing: \(names)", at: place ?? first,
      showing: [place == nil ? tinted : picture])
  }

  func testTheColourIsStillThere() throws {
    let picture = try picture()
    let indigo = PictureColor(hex: 0x5856D6)
    let painted = picture.backgroundColor.map { [$0] } ?? picture.backgroundGradient?.colors ?? []
    if !painted.contains(where: { $0.isClose(to: indigo, tolerance: 0.12) }) {
      fail(
        "In full color, the background should still be indigo. Move the color instead of deleting it.",
        expected: "indigo, \(indigo)",
        actual: painted.isEmpty
          ? "no background over the whole widget"
          : painted.map(\.description).joined(separator: " to "))
    }
    if try self.picture(.accented).hasContainerBackground {
      fail(
        "The background stays on a tinted Home Screen. Set it with containerBackground, so that the "
          + "system can remove it.",
        expected: ".containerBackground(.indigo, for: .widget)", actual: "a color in the view")
    }
    try assertLegibleByDayAndNight(picture, atLeast: 2)
  }

  func testTheTintMarksWhatMatters() throws {
    let picture = try picture(.accented)
    let parts = picture.textElements + picture.symbols
    let accented = parts.filter(\.isAccented)
    if accented.isEmpty {
      fail(
        "Nothing is marked with widgetAccentable(), so the tint color doesn't appear. Mark one or two "
          + "parts.",
        expected: "one or two parts in the accent group", actual: "none")
    } else if accented.count == parts.count {
      fail(
        "Everything is in the accent group, so nothing stands out. Mark only what matters most.",
        expected: "one or two parts in the accent group",
        actual: "everything: \(accented.map(\.name).joined(separator: ", "))")
    }
  }
}

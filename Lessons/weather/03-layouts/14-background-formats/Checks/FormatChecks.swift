import LessonChecks
import XCTest

final class FormatChecks: ExerciseTestCase {
  private func color(_ red: Double, _ green: Double = 0.2, _ blue: Double = 0.2) -> PictureColor {
    PictureColor(red: red, green: green, blue: blue)
  }

  func testOneColourIsAsBefore() throws {
    for scheme in Scheme.allCases {
      let picture = try view("solid", 0.35).render(.systemSmall, scheme: scheme)
      try expect(color(0.35), behind: "middle", in: picture)
    }
  }

  func testDarkModeHasItsOwnColour() throws {
    for scheme in Scheme.allCases {
      let picture = try view("byScheme", 0.45, 0.05).render(.systemSmall, scheme: scheme)
      let wanted = scheme == .dark ? color(0.05, 0.1, 0.3) : color(0.45)
      let own = try picture.text("middle").backdrop
      if let own, !own.isClose(to: wanted, tolerance: 0.03) {
        fail(
          scheme == .dark
            ? "In Dark Mode, the background doesn't have the dark color. Use the color given for Dark Mode."
            : "In light mode, the background doesn't have the light color. Use the color given for light mode.",
          expected: "\(wanted)", actual: "\(own)", at: try picture.text("middle"))
      }
    }
  }

  func testTheShapeIsFilledInside() throws {
    let picture = try view("shaped", "circle", 0.4).render(.systemSmall)
    try expect(color(0.4), behind: "middle", in: picture)
    try expectEmptyCorner(of: picture)
  }

  func testNothingStaysWhenTinted() throws {
    for handle in [
      try view("solid", 0.35), try view("byScheme", 0.45, 0.05), try view("shaped", "circle", 0.4),
    ] {
      let picture = try handle.render(.systemSmall, mode: .accented)
      guard let own = try picture.text("middle").backdrop,
        let plain = try picture.text("plain").backdrop, !own.isClose(to: plain, tolerance: 0.03)
      else { continue }
      fail(
        "When tinted, there's still something behind the view. Draw nothing there.",
        expected: "nothing behind the view", actual: "\(own) in place of \(plain)",
        at: try picture.text("middle"))
    }
  }

  func testEveryShapeAndStyle() throws {
    let oval = try view("shaped", "diagonal", 0.3).render(.systemSmall, scheme: .dark)
    try expect(color(0.3), behind: "middle", in: oval)
    try expectEmptyCorner(of: oval)
    let square = try view("shaped", "square", 0.5).render(.systemSmall)
    for part in ["middle", "corner"] { try expect(color(0.5), behind: part, in: square) }
  }

  private func expect(
    _ wanted: PictureColor, behind part: String, in picture: RenderedPicture
  ) throws {
    let text = try picture.text(part)
    guard let own = text.backdrop, !own.isClose(to: wanted, tolerance: 0.03) else { return }
    fail(
      "The background doesn't reach the \(part) of the view.", expected: "\(wanted)",
      actual: "\(own)", at: text)
  }

  private func expectEmptyCorner(of picture: RenderedPicture) throws {
    guard let corner = try? picture.text("corner"), let own = corner.backdrop,
      let plain = try picture.text("plain").backdrop
    else {
      return fail(
        "The corner of the view is cut off. Apply the shape to the background, not to the content.",
        expected: "text in the corner", actual: "no text there", showing: [picture])
    }
    assertVisible(
      corner,
      "The corner of the view is cut off. Apply the shape to the background, not to the content."
    )
    if !own.isClose(to: plain, tolerance: 0.03) {
      fail(
        "The background fills the corner of the view, which is outside the shape. Fill only the shape.",
        expected: "\(plain)", actual: "\(own)", at: corner)
    }
  }
}

import LessonChecks
import XCTest

final class SeatChecks: ExerciseTestCase {
  private func picture(
    _ seat: String, _ departure: String, _ mode: Mode, _ scheme: Scheme = .light,
    ios: String? = nil
  ) throws -> RenderedPicture {
    try view("seat", seat, departure).render(.systemSmall, mode: mode, scheme: scheme, ios: ios)
  }

  func testTheSeatIsReadWhenTinted() throws {
    try expectReadable("7B", "18:05")
  }

  func testFullColourKeepsTheFill() throws {
    for (ios, scheme) in [
      ("15.0", Scheme.light), ("15.0", .dark), ("18.0", .light), ("18.0", .dark),
    ] {
      let picture = try picture("7B", "18:05", .fullColor, scheme, ios: ios)
      if !picture.hasText("7B") {
        return fail(
          "On iOS \(ios), there's no seat. Draw it there with a view that doesn't need iOS 16.", expected: "7B",
          actual: picture.texts.joined(separator: ", "), showing: [picture])
      }
      assertShows(picture, "7B", "18:05")
      guard let own = try picture.text("7B").backdrop,
        let plain = try picture.text(containing: "18:05").backdrop
      else { continue }
      if own.isClose(to: plain, tolerance: 0.12) {
        fail(
          "In full color, the seat has lost its fill. Leave out the fill only when tinted.",
          expected: "a colored fill behind the seat", actual: "the plain background",
          at: try picture.text("7B"))
      }
    }
  }

  func testEverySeatIsRead() throws {
    try expectReadable("103 D", "Track 4")
    let seat = inputs.integers(2, in: 20...98)
    try expectReadable("\(seat[0]) C", "Track \(seat[1])")
  }

  private func expectReadable(_ seat: String, _ departure: String) throws {
    let picture = try picture(seat, departure, .accented)
    for part in [seat, departure] {
      let text = try picture.text(containing: part)
      guard let contrast = text.contrast, contrast < 3 else { continue }
      fail(
        "When tinted, \(text.name) blends into its badge. Make sure that the view that stores the mode "
          + "is the one that's drawn.",
        expected: "readable text", actual: "text in the color of its badge", at: text)
    }
  }
}

import LessonChecks
import XCTest

final class BusChecks: ExerciseTestCase {
  private func picture(
    _ size: TypeSize = .large, _ line: String = "Line 5", _ destination: String = "Banghwa",
    _ minutes: Int = 4
  ) throws -> RenderedPicture {
    try view("bus", line, destination, minutes).render(.systemMedium, typeSize: size)
  }

  func testEveryTextGrows() throws {
    let (usual, large) = (try picture(), try picture(.accessibility3))
    for part in ["Line 5", "Banghwa", "4"] {
      let (before, after) = (try text(part, in: usual), try text(part, in: large))
      if after.fontSize < before.fontSize * 1.3 {
        fail(
          "\(after.name) hardly changes for somebody who has set a very large text: at AX 3 it grows "
            + "by a third at least.",
          expected: "\(points(before.fontSize * 1.3)) points or more",
          actual: "\(points(after.fontSize)) points", at: after)
      }
    }
  }

  func testNothingIsCutOff() throws {
    for (size, name) in [
      (TypeSize.large, "L"), (.xxxLarge, "XXXL"), (.accessibility3, "AX 3"),
    ] {
      let picture = try picture(size, "Line 3", "Gyeongbokgung", 9)
      for text in picture.textElements where text.isTruncated || !text.isInsidePicture {
        fail(
          "\(text.name) is cut off at the text size \(name): give it more room, or let it shrink or wrap.",
          expected: "the whole text", actual: "it has too little room", at: text)
      }
    }
  }

  func testTheUsualSizeIsAsBefore() throws {
    let picture = try picture()
    assertReadableSize(picture)
    let minutes = try text("4", in: picture)
    if try picture.mostProminentText() != minutes {
      fail(
        "At the usual size the minutes should be the most prominent text.",
        expected: minutes.name, actual: try picture.mostProminentText().name, at: minutes)
    }
  }

  func testLongNamesFit() throws {
    for (size, name) in [(TypeSize.large, "L"), (.accessibility1, "AX 1")] {
      let picture = try picture(size, "Airport 6001", "Dongdaemun History & Culture Park", 38)
      for part in ["Airport 6001", "Dongdaemun", "38"] {
        let text = try text(part, in: picture)
        assertVisible(text, "\(text.name) cannot be seen at the text size \(name).")
      }
      assertNothingOverlaps(
        picture, "At the text size \(name) two texts are drawn over each other.")
      let minutes = try text("38", in: picture)
      assertNotTruncated(minutes, "\(minutes.name) is cut off at the text size \(name).")
    }
  }

  /// Returns the text with this whole word, so that the line's number isn't mistaken for the minutes.
  private func text(_ part: String, in picture: RenderedPicture) throws -> PictureElement {
    try picture.text(matching: "\\b\(part)\\b")
  }

  private func points(_ size: Double) -> String { String(format: "%.0f", size) }
}

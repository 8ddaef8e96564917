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
          "\(after.name) hardly grows at the very large text size AX 3. Make it at least a third larger.",
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
          "\(text.name) is cut off at text size \(name). Give it more room, or let it shrink or wrap.",
          expected: "the whole text", actual: "too little room", at: text)
      }
    }
  }

  func testTheUsualSizeIsAsBefore() throws {
    let picture = try picture()
    assertReadableSize(picture)
    let minutes = try text("4", in: picture)
    if try picture.mostProminentText() != minutes {
      fail(
        "Make the minutes the most prominent text at the usual size.",
        expected: minutes.name, actual: try picture.mostProminentText().name, at: minutes)
    }
    try assertLegibleByDayAndNight(picture)
  }

  func testLongNamesFit() throws {
    for (size, name) in [(TypeSize.large, "L"), (.accessibility1, "AX 1")] {
      let picture = try picture(size, "Airport 6001", "Dongdaemun History & Culture Park", 38)
      for part in ["Airport 6001", "Dongdaemun", "38"] {
        let text = try text(part, in: picture)
        assertVisible(text, "\(text.name) isn't visible at text size \(name).")
      }
      assertNothingOverlaps(picture, "Text overlaps at text size \(name).")
      let minutes = try text("38", in: picture)
      assertNotTruncated(minutes, "\(minutes.name) is cut off at text size \(name).")
    }
  }

  /// Returns the text with this whole word, so that the line's number isn't mistaken for the minutes.
  private func text(_ part: String, in picture: RenderedPicture) throws -> PictureElement {
    try picture.text(matching: "\\b\(part)\\b")
  }

  private func points(_ size: Double) -> String { String(format: "%.0f", size) }
}

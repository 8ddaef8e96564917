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
    for size in [TypeSize.large, .xxxLarge, .accessibility3] {
      assertFits(try picture(size, "Line 3", "Gyeongbokgung", 9))
    }
  }

  func testTheUsualSizeIsAsBefore() throws {
    let picture = try picture()
    assertReadableSize(picture)
    assertNothingOverlaps(picture)
    let minutes = try text("4", in: picture)
    assertVisible(minutes)
    if try picture.mostProminentText() != minutes {
      fail(
        "At the usual size the minutes should be the most prominent text.",
        expected: minutes.name, actual: try picture.mostProminentText().name, at: minutes)
    }
  }

  func testLongNamesFit() throws {
    for size in [TypeSize.large, .accessibility1] {
      let picture = try picture(size, "Airport 6001", "Dongdaemun History & Culture Park", 38)
      for part in ["Airport 6001", "Dongdaemun", "38"] {
        assertVisible(try text(part, in: picture))
      }
      assertNothingOverlaps(picture)
      assertNotTruncated(try text("38", in: picture))
    }
  }

  /// The text with this word in it, and not the line's number for the minutes.
  private func text(_ part: String, in picture: RenderedPicture) throws -> PictureElement {
    try picture.text(matching: "\\b\(part)\\b")
  }

  private func points(_ size: Double) -> String { String(format: "%.0f", size) }
}

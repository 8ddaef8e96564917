import LessonChecks
import XCTest

final class TideChecks: ExerciseTestCase {
  private func picture(
    _ family: Family, _ size: TypeSize = .large, _ harbour: String = "Mokpo",
    _ time: String = "17:32"
  ) throws -> RenderedPicture {
    try view("tide", harbour, time).render(family, typeSize: size)
  }

  func testTheLongFormStandsWhereThereIsRoom() throws {
    let picture = try picture(.systemMedium)
    for part in ["High tide", "Mokpo", "17:32"] where !isWhole(part, in: picture) {
      fail(
        "The medium widget has room for the long form. Show “\(part)” too.",
        expected: "High tide at Mokpo 17:32", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
      return
    }
    let (pier, minute) = ("Pier \(inputs.integer(in: 2...9))", inputs.integer(in: 11...59))
    let other = try self.picture(.systemMedium, .large, pier, "16:\(minute)")
    for part in [pier, "16:\(minute)"] where !isWhole(part, in: other) {
      return fail(
        "The medium widget has room for the long form. Show “\(part)” too.",
        expected: "High tide at \(pier) 16:\(minute)", actual: other.texts.joined(separator: ", "),
        showing: [other])
    }
  }

  func testAShorterFormTakesItsPlace() throws {
    let picture = try picture(.systemSmall, .large, "Jeju", "7:32")
    for part in ["Jeju", "7:32"] where !isWhole(part, in: picture) {
      fail(
        "The small widget has room for the harbor and the time. Show “\(part)” too.",
        expected: "Jeju 7:32", actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    if isWhole("High tide", in: picture), picture.lineCount < 2 {
      let text = try picture.text(containing: "High tide")
      fail(
        "\(text.name) shrinks to fit. Show a shorter form at full size instead.",
        expected: "Jeju 7:32", actual: text.name, at: text)
    }
  }

  func testTheTimeIsNeverCutOff() throws {
    let cases: [(Family, TypeSize, String)] = [
      (.systemSmall, .large, "Seogwipo-si Harbour"), (.systemSmall, .accessibility1, "Mokpo"),
      (.systemSmall, .accessibility2, "Busan"), (.systemMedium, .accessibility3, "Jumunjin"),
    ]
    for (family, size, harbour) in cases {
      let picture = try picture(family, size, harbour, "5:08")
      guard !isWhole("5:08", in: picture) else { continue }
      fail(
        "The time is cut off for \(harbour) in a \(family.rawValue) widget at text size "
          + "\(size.rawValue). Make the last form short enough to fit anywhere.",
        expected: "the whole time 5:08", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
    }
  }

  func testTextKeepsItsSize() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let picture = try picture(family, .large, "Donghae", "23:59")
      for text in picture.textElements where text.isVisible && text.fontSize < 13.9 {
        fail(
          "\(text.name) is too small. Use a shorter form instead of a smaller font.",
          expected: "14 points or more", actual: String(format: "%.0f", text.fontSize), at: text)
      }
    }
    try assertLegibleByDayAndNight(try picture(.systemSmall))
  }

  /// Returns whether this text is visible without truncation.
  private func isWhole(_ part: String, in picture: RenderedPicture) -> Bool {
    guard let text = try? picture.text(containing: part) else { return false }
    return text.isVisible && !text.isTruncated && text.isInsidePicture
  }
}

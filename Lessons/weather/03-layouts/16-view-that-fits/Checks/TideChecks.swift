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
        "The medium widget has room for the long form, and does not show “\(part)”.",
        expected: "High tide at Mokpo 17:32", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
      return
    }
    let (pier, minute) = ("Pier \(inputs.integer(in: 2...9))", inputs.integer(in: 11...59))
    let other = try self.picture(.systemMedium, .large, pier, "16:\(minute)")
    for part in [pier, "16:\(minute)"] where !isWhole(part, in: other) {
      return fail(
        "The medium widget has room for the long form, and does not show “\(part)”.",
        expected: "High tide at \(pier) 16:\(minute)", actual: other.texts.joined(separator: ", "),
        showing: [other])
    }
  }

  func testAShorterFormTakesItsPlace() throws {
    let picture = try picture(.systemSmall, .large, "Jeju", "7:32")
    for part in ["Jeju", "7:32"] where !isWhole(part, in: picture) {
      fail(
        "The small widget has room for harbour and time, and does not show “\(part)”.",
        expected: "Jeju 7:32", actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
    if isWhole("High tide", in: picture), picture.lineCount < 2 {
      let text = try picture.text(containing: "High tide")
      fail(
        "\(text.name) has shrunk until it fits: show a shorter form at its full size.",
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
        "The time is cut off for \(harbour) in a \(family.rawValue) widget at the text size "
          + "\(size.rawValue): the last form has to be short enough for anything.",
        expected: "the whole time 5:08", actual: picture.texts.joined(separator: ", "),
        showing: [picture])
    }
  }

  func testTextKeepsItsSize() throws {
    for family in [Family.systemSmall, .systemMedium] {
      let picture = try picture(family, .large, "Donghae", "23:59")
      for text in picture.textElements where text.isVisible && text.fontSize < 13.9 {
        fail(
          "\(text.name) has become small print: choose a shorter form before that.",
          expected: "14 points or more", actual: String(format: "%.0f", text.fontSize), at: text)
      }
    }
  }

  /// Returns whether this text is visible without truncation.
  private func isWhole(_ part: String, in picture: RenderedPicture) -> Bool {
    guard let text = try? picture.text(containing: part) else { return false }
    return text.isVisible && !text.isTruncated && text.isInsidePicture
  }
}

import LessonChecks
import XCTest

final class GuardChecks: ExerciseTestCase {
  private struct Attributes: Encodable { let place: String }
  private struct State: Encodable { let ahead: Int }

  private func pictures(of previews: [PreviewHandle]) throws -> [RenderedPicture] {
    try previews.flatMap { preview in
      try (0..<min(preview.entryCount, 20)).map { try preview.render(entry: $0) }
    }
  }

  func testTheSmallOneIsPreviewed() throws {
    let pictures = try pictures(of: previews().filter { $0.family == .systemSmall })
    if pictures.isEmpty {
      return fail(
        "The small widget's preview is gone. Restore it.",
        expected: "a preview of systemSmall", actual: "none")
    }
    for words in ["ahead of you", "Your turn"]
    where !pictures.contains(where: { $0.hasText(containing: words) }) {
      fail(
        "The small widget's previews never show “\(words)”.",
        expected: "an entry that says “\(words)”", actual: "none",
        showing: Array(pictures.prefix(1)))
    }
  }

  func testTheOldNumberIsPreviewed() throws {
    let pictures = try pictures(of: previews().filter { $0.form == .lockScreen })
    if pictures.isEmpty {
      return fail(
        "The preview of the Live Activity on the Lock Screen is gone. Restore it.",
        expected: "a preview of QueueAttributes", actual: "none")
    }
    if !pictures.contains(where: { $0.hasText(containing: "Not up to date") }) {
      fail(
        "The Live Activity's previews never show an outdated number, so you can't see what people "
          + "get when the updates stop.",
        expected: "isStale: true", actual: "only current numbers",
        showing: Array(pictures.prefix(1)))
    }
  }

  func testPhonesKeepTheWidget() throws {
    assertOffered(
      "QueueWidget", [.systemSmall], in: try gallery(appTarget: "15.0", ios: "15.0"),
      "On iOS 15.0, the gallery no longer offers the widget, just because of a preview.")
  }

  func testPhonesKeepTheActivity() throws {
    let ahead = inputs.integer(in: 5...40)
    let picture = try activity("QueueActivity").render(
      .lockScreen, attributes: Attributes(place: "Harbour Pharmacy"), state: State(ahead: ahead),
      ios: "16.1")
    if !picture.shows(number: ahead) {
      fail(
        "On iOS "
          + "16.1, the Live Activity doesn't show how many people are ahead.", expected: "\(ahead)",
        actual: picture.texts.joined(separator: ", "), showing: [picture])
    }
  }
}

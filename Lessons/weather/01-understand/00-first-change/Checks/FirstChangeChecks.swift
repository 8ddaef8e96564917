import LessonChecks
import XCTest

final class FirstChangeChecks: ExerciseTestCase {
  private func picture() throws -> RenderedPicture { try widget("HelloWidget").render() }

  func testTheWordsAreYours() throws {
    let picture = try picture()
    let words = picture.visibleTexts.compactMap(\.text)
      .filter { $0.contains { $0.isLetter || $0.isNumber || $0.isSymbol } }
    let written = picture.texts.filter { $0.contains { $0.isLetter || $0.isNumber || $0.isSymbol } }
    if words.isEmpty, let hidden = written.first {
      return fail(
        "“\(hidden)” can't be seen. Give it a color that stands out from the background.",
        expected: "readable words", actual: "invisible words", showing: [picture])
    }
    if words.isEmpty {
      return fail(
        "No text is visible. Write something between the quotation marks of Text.",
        expected: "your own words", actual: "no text", showing: [picture])
    }
    if let former = words.first(where: { letters($0) == "hellophone" }) {
      fail(
        "The widget still shows the old words. Replace Hello, phone with your own.",
        expected: "your own words", actual: former, showing: [picture])
    }
  }

  /// Returns only the letters, so that another space or a lowercase letter doesn't count as a change.
  private func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }

  func testTheyCanBeRead() throws {
    for scheme in Scheme.allCases {
      let picture = try widget("HelloWidget").render(scheme: scheme)
      assertReadableSize(picture)
      assertFits(picture)
    }
    try assertLegibleByDayAndNight(try widget("HelloWidget").render())
  }
}

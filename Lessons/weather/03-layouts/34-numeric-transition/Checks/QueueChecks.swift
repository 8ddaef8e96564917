import LessonChecks
import XCTest

final class QueueChecks: ExerciseTestCase {
  func testEachCounterIsKnownAgain() throws {
    let letters = try call("counterLetters", 0, as: [String].self)
    let steps = inputs.integers(2, in: 1...40)
    let ids = try call("counterIDs", [0] + steps, as: [[Int]].self)
    let before = ids.first ?? []
    guard before.count == letters.count, letters.count >= 3 else {
      return fail(
        "Keep all three counters in the entry.", expected: "A, B, C",
        actual: letters.joined(separator: ", "))
    }
    if Set(before).count < before.count {
      return fail(
        "Several counters have the same id. Give each counter its own id.",
        expected: "a different id for each counter", actual: "\(Set(before).count) ids")
    }
    for after in ids.dropFirst() where after.count == before.count {
      for (place, letter) in letters.enumerated() where after[place] != before[place] {
        return fail(
          "Counter \(letter) has a different id in the next entry. The system sees a new counter, "
            + "and replaces the row.",
          expected: "the same id as before", actual: "a different id")
      }
    }
  }

  private func picture(_ entry: Int = 0) throws -> RenderedPicture {
    try widget("QueueWidget").render(.systemSmall, entry: entry)
  }

  /// Returns the IDs of a text and its ancestors, from the inside out.
  private func ids(_ text: PictureElement) -> String {
    ([text] + text.ancestors).compactMap(\.identifier).filter { $0.hasPrefix("id ") }
      .joined(separator: ", ")
  }

  func testTheDigitsRoll() throws {
    for entry in [0, 2] {
      let picture = try picture(entry)
      let numbers = picture.textElements.filter { !$0.numbers.isEmpty }
      XCTAssertGreaterThanOrEqual(
        numbers.count, 4, "Show the called number and all three counters")
      for text in numbers where text.contentTransition != "numericText" {
        let declared = text.contentTransition
        return fail(
          declared == nil
            ? "\(text.name) blinks when it changes. Add a content transition."
            : "\(text.name) doesn't roll its digits. Use the transition for numbers.",
          expected: ".contentTransition(.numericText(…))", actual: declared ?? "none", at: text)
      }
    }
    let before = try picture(0).textElements.filter { !$0.numbers.isEmpty }
    let after = try picture(2).textElements.filter { !$0.numbers.isEmpty }
    for (old, new) in zip(before, after) {
      if ids(old) != ids(new) {
        return fail(
          "\(new.name) has a different id in each entry. The system sees a new view, and nothing "
            + "rolls.",
          expected: "the same id in every entry", actual: "\(ids(old)); \(ids(new))", at: new)
      }
      if new.countsDown {
        return fail(
          "\(new.name) rolls down, but its number grows.",
          expected: "digits that roll up", actual: ".numericText(countsDown: true)", at: new)
      }
      if let was = old.transitionValue, let now = new.transitionValue, now <= was {
        return fail(
          "The `value:` of \(new.name) doesn't grow with its number. It tells the system which way to "
            + "roll the digits.",
          expected: "a value that grows", actual: "\(was), \(now)", at: new)
      }
    }
  }

  func testWordsStandStill() throws {
    let picture = try picture()
    for text in picture.textElements where text.numbers.isEmpty {
      if text.contentTransition == "numericText" {
        return fail(
          "\(text.name) isn't a number. Give the transition only to numbers.",
          expected: "none", actual: "numericText", at: text)
      }
    }
    for word in ["A", "B", "C"] { assertVisible(try picture.text(word)) }
  }
}

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
        "The entry should have its three counters.", expected: "A, B, C",
        actual: letters.joined(separator: ", "))
    }
    if Set(before).count < before.count {
      return fail(
        "Several counters have the same id: the system cannot tell which is which.",
        expected: "an id of its own for every counter", actual: "\(Set(before).count) ids")
    }
    for after in ids.dropFirst() where after.count == before.count {
      for (place, letter) in letters.enumerated() where after[place] != before[place] {
        return fail(
          "In the next entry counter \(letter) has another id: to the system it is another counter, and "
            + "the row is taken away and set anew.",
          expected: "the id that it had before", actual: "another id")
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
        numbers.count, 4, "The number called and three counters are shown")
      for text in numbers where text.contentTransition != "numericText" {
        let declared = text.contentTransition
        return fail(
          declared == nil
            ? "\(text.name) blinks when it changes: say how its content changes."
            : "\(text.name) does not roll its digits: there is a transition for numbers.",
          expected: ".contentTransition(.numericText(…))", actual: declared ?? "none", at: text)
      }
    }
    let before = try picture(0).textElements.filter { !$0.numbers.isEmpty }
    let after = try picture(2).textElements.filter { !$0.numbers.isEmpty }
    for (old, new) in zip(before, after) {
      if ids(old) != ids(new) {
        return fail(
          "\(new.name) has another id in each entry: to the system it is another view, and nothing rolls.",
          expected: "the same id in every entry", actual: "\(ids(old)); \(ids(new))", at: new)
      }
      if new.countsDown {
        return fail(
          "\(new.name) rolls downwards, though its number grows.",
          expected: "digits that roll upwards", actual: ".numericText(countsDown: true)", at: new)
      }
      if let was = old.transitionValue, let now = new.transitionValue, now <= was {
        return fail(
          "The value of \(new.name) does not grow with its number: by the value the system knows which "
            + "way the digits roll.",
          expected: "a value that grows", actual: "\(was), \(now)", at: new)
      }
    }
  }

  func testWordsStandStill() throws {
    let picture = try picture()
    for text in picture.textElements where text.numbers.isEmpty {
      if text.contentTransition == "numericText" {
        return fail(
          "\(text.name) is no number: give the transition to the numbers alone.",
          expected: "none", actual: "numericText", at: text)
      }
    }
    for word in ["A", "B", "C"] { assertVisible(try picture.text(word)) }
  }
}

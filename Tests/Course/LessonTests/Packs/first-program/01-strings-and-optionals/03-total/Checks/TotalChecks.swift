import LessonChecks
import XCTest

final class TotalChecks: ExerciseTestCase {
  private func sum(_ texts: [String]) throws -> Int? {
    try call("sum", texts, as: Int?.self)
  }

  func testNumbersAreAdded() throws {
    let numbers = inputs.integers(4, in: -20...90)
    XCTAssertEqual(
      try sum(numbers.map(String.init)), numbers.reduce(0, +), "Add up the numbers in the texts.")
    XCTAssertEqual(
      try sum(["\(numbers[0])"]), numbers[0], "Add up the numbers in the texts.")
  }

  func testOneThatIsNoneMakesNone() throws {
    let numbers = inputs.integers(2, in: 1...90).map(String.init)
    for place in 0...2 {
      var texts = numbers
      texts.insert(inputs.element(of: ["four", "3,5", "", "x1"]), at: place)
      XCTAssertNil(
        try sum(texts), "A text that is no number leaves no total, wherever it stands.")
    }
  }

  func testNothingIsZero() throws {
    XCTAssertEqual(try sum([]), 0, "Nothing to add makes zero.")
  }
}

import LessonChecks
import XCTest

final class InitialsChecks: ExerciseTestCase {
  private let words = ["Grace", "Hopper", "Mina", "Kim", "Alan", "Turing", "Jun", "Park"]

  private func letters(_ name: String) throws -> String {
    try call("letters", name, as: String.self)
  }

  func testEveryWordGivesALetter() throws {
    for count in inputs.shuffled([1, 2, 4]) {
      let chosen = inputs.elements(count, of: words)
      let expected = chosen.map { String($0.prefix(1)) }.joined()
      XCTAssertEqual(
        try letters(chosen.joined(separator: " ")).uppercased(), expected,
        "Take the first letter of each word.")
    }
  }

  func testLettersAreCapitals() throws {
    let chosen = inputs.elements(2, of: words)
    let expected = chosen.map { String($0.prefix(1)) }.joined()
    XCTAssertEqual(
      try letters(chosen.joined(separator: " ").lowercased()), expected,
      "Give the letters as capitals.")
  }

  func testSpacesGiveNothing() throws {
    for (name, expected) in [("", ""), ("   ", ""), ("Mina  Kim", "MK"), (" Jun Park ", "JP")] {
      XCTAssertEqual(
        try letters(name).uppercased(), expected,
        "Several spaces are one gap, and a name may begin or end with some.")
    }
  }
}

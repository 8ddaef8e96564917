import LessonChecks
import XCTest

/// A record that a probe returns.
private struct CardValue: Codable, Equatable {
  var title: String
  var lines: [String]
}

final class CardChecks: ExerciseTestCase {
  private let mina = CardValue(title: "Mina", lines: ["서울", "a \"b\""])

  func testArgumentsArePassedInTheirOrder() throws {
    XCTAssertEqual(try call("total", 2, 1.5, "won", as: String.self), "2 × 1.5 won")
  }

  func testAListIsAnArgument() throws {
    XCTAssertEqual(try call("heading", mina.title, mina.lines, true, as: String.self), "MINA")
  }

  func testARecordIsAResult() throws {
    XCTAssertEqual(
      try call("made", mina.lines, as: CardValue.self), CardValue(title: "Made", lines: mina.lines))
  }

  func testAnAsynchronousAnswerIsWaitedFor() async throws {
    XCTAssertEqual(try call("later", "Mina", as: CardValue.self).title, "Mina")
  }

  func testAnErrorIsPassedOn() throws {
    XCTAssertThrowsError(try call("fails", as: CardValue.self)) { error in
      XCTAssertTrue("\(error)".contains("nameless"), "\(error)")
    }
  }

  func testNothingIsAValue() throws {
    try call("done", mina.title)
    XCTAssertNil(try call("maybe", String?.none, as: CardValue?.self))
    XCTAssertEqual(try call("maybe", "Mina", as: CardValue?.self)?.title, "Mina")
  }

  func testAViewTakesALearnersType() throws {
    assertShows(
      try view("card", mina.title, mina.lines).render(width: 200, height: 100), "Mina", "서울")
  }

  func testItLooksAsItShould() throws {
    let picture = try view("card", mina.title, mina.lines).render(width: 200, height: 100)
    assertLooksLike(
      picture, try solution.view("card", mina.title, mina.lines).render(width: 200, height: 100))
    XCTAssertEqual(
      try solution.call("heading", mina.title, mina.lines, true, as: String.self), "MINA")
  }
}

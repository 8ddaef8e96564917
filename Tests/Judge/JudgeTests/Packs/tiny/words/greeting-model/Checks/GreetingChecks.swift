import LessonChecks
import XCTest

final class GreetingChecks: ExerciseTestCase {
  func testMoodsAreListed() throws {
    XCTAssertEqual(try call("moods", as: [String].self), ["calm", "loud"], "List both moods")
  }

  func testTheGreetingNamesThePerson() throws {
    let text = try call("text", "Mina", "calm", as: String.self)
    XCTAssertTrue(text.contains("Mina"), "Say whom you greet")
    let banner = try view("banner", "Mina").render(width: 200, height: 50)
    assertVisible(try banner.text(containing: "Mina"))
  }

  func testALoudGreetingShouts() throws {
    XCTAssertEqual(try call("text", "Mina", "loud", as: String.self), "HELLO, MINA")
  }

  func testNobodyIsGreeted() throws {
    XCTAssertEqual(try call("text", "", "calm", as: String.self), "Hello")
  }
}

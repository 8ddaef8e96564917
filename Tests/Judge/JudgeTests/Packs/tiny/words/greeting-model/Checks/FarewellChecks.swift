import LessonChecks
import XCTest

final class FarewellChecks: ExerciseTestCase {
  func testFarewellWaits() async throws {
    try await Task.sleep(nanoseconds: 1)
    XCTAssertEqual(try call("farewell", as: String.self), "Bye")
  }
}

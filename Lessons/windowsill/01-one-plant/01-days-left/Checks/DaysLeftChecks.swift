import LessonChecks
import XCTest

final class DaysLeftChecks: ExerciseTestCase {
  /// Different for every submission, so that a result can't be hard-coded.
  private lazy var lasts = inputs.integer(in: 4...12)

  func testEveryDayCounts() throws {
    for days in [0, 1, lasts] {
      XCTAssertEqual(
        try call("daysLeft", lasts, days, as: Int.self), lasts - days,
        "Subtract the days since the watering from the days that it lasts.")
    }
  }

  func testAForgottenPlant() throws {
    let late = lasts + inputs.integer(in: 1...5)
    XCTAssertEqual(
      try call("daysLeft", lasts, late, as: Int.self), 0,
      "A plant that waits too long has no days left.")
  }

  func testTheWords() throws {
    let left = inputs.integer(in: 2...4)
    func words(_ left: Int) throws -> String {
      try call("reminder", lasts, lasts - left, as: String.self)
    }
    XCTAssertEqual(try words(0), "Water today", "Say Water today when no days are left.")
    XCTAssertEqual(try words(1), "Water tomorrow", "Say Water tomorrow when one day is left.")
    XCTAssertEqual(
      try words(left), "Water in \(left) days", "Say how many days are left, as in Water in 3 days.")
  }
}

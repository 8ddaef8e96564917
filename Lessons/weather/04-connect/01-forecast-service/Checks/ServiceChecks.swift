import LessonChecks
import XCTest

private struct Step: Codable {
  var place: String
  var temperature: Int?
}

private struct Answer: Codable {
  var place: String
  var temperature: Int
  var isStale: Bool
}

final class ServiceChecks: ExerciseTestCase {
  private func reports(_ steps: [(String, Int?)]) throws -> [Answer] {
    try call("reports", steps.map { Step(place: $0.0, temperature: $0.1) }, as: [Answer].self)
  }

  func testFreshForecastsArePassedOn() throws {
    let answers = try reports([("Jeju", 31), ("Jeju", 33)])
    XCTAssertEqual(
      answers.map(\.temperature), [31, 33], "Pass on what the source answers, every time anew")
    XCTAssertEqual(
      answers.map(\.isStale), [false, false], "What has just arrived is not stale")
  }

  func testAFailureShowsWhatWasKnownLast() throws {
    let answers = try reports([("Jeju", 31), ("Jeju", nil), ("Jeju", nil)])
    XCTAssertEqual(
      answers.map(\.temperature), [31, 31, 31],
      "When the source fails, show what was known last instead of the sample")
    let later = try reports([("Jeju", 31), ("Jeju", 33), ("Jeju", nil)])
    XCTAssertEqual(
      later.map(\.temperature), [31, 33, 33],
      "Two forecasts have arrived: the last one known is the second")
  }

  func testTheFirstFailureShowsTheSample() throws {
    let answers = try reports([("Jeju", nil)])
    XCTAssertEqual(
      answers.first?.temperature, try call("sampleTemperature", as: Int.self),
      "Before anything is known, the sample stands in: a widget is never empty")
    XCTAssertEqual(
      answers.first?.isStale, true, "The sample is no news either: mark it as stale")
  }

  func testOldForecastsAreMarked() throws {
    let answers = try reports([("Jeju", 31), ("Jeju", nil), ("Jeju", 33)])
    XCTAssertEqual(
      answers.map(\.isStale), [false, true, false],
      "Mark a forecast as stale when it is an older one, and no longer once a new one has arrived")
  }

  func testPlacesAreNotMixedUp() throws {
    let answers = try reports([("Jeju", 31), ("Busan", 18), ("Jeju", nil), ("Seoul", nil)])
    XCTAssertEqual(
      answers[2].temperature, 31,
      "A failure for Jeju must not show the weather of another place")
    XCTAssertEqual(
      answers[3].temperature, try call("sampleTemperature", as: Int.self),
      "Nothing is known of Seoul yet: show the sample, not another place")
  }
}

import LessonChecks
import XCTest

final class RelevanceChecks: ExerciseTestCase {
  private let sample = [0, 10, 70, 90, 40, 0, 20, 0]

  /// Returns a date in an hour of the forecast.
  private func moment(_ hour: Int, _ minute: Double) -> Date {
    CheckClock.now.addingTimeInterval(Double(hour) * 3600 + minute * 60)
  }

  private func isOnTop(_ hour: Int, _ minute: Double) throws -> Bool {
    let stack = try smartStack(
      widget("TideWidget"), widget("RainWidget"), at: moment(hour, minute))
    return stack.first?.type == "RainWidget"
  }

  func testRainMovesItUp() throws {
    try call("publish", sample)
    try assertRainMovesUp(sample)
  }

  func testDryHoursDoNot() throws {
    try call("publish", sample)
    try assertDryHoursStay(sample)
  }

  func testMoreRainCountsMore() throws {
    try call("publish", sample)
    try assertGrows(sample, [(3, 2)])
  }

  func testOtherForecasts() throws {
    let some = inputs.integers(3, in: 51...79)
    let dry = [49, inputs.integer(in: 1...48)]
    let chances = [some[0], dry[0], 50, dry[1], some[1], 94, 95]
    try inFreshProcess {
      try call("publish", chances)
      try assertRainMovesUp(chances)
      try assertDryHoursStay(chances)
      try assertGrows(chances, [(0, 2), (6, 5)])
      for minute in [60.01, 150] where try isOnTop(6, minute) {
        return fail(
          "The last rainy hour is over, but the widget is still on top. End the score with the hour.",
          expected: "TideWidget on top", actual: "RainWidget on top")
      }
    }
  }

  private func assertRainMovesUp(_ chances: [Int]) throws {
    for (hour, chance) in chances.enumerated() where chance >= 50 {
      if try !isOnTop(hour, 1) {
        return fail(
          "It rains in hour \(hour) (\(chance)%), but TideWidget is on top.",
          expected: "RainWidget on top", actual: "TideWidget on top")
      }
      if try !isOnTop(hour, 59.99) {
        return fail(
          "Hour \(hour) (\(chance)% rain) isn't over, but TideWidget is back on top. The score lasts "
            + "for its duration, in seconds.",
          expected: "RainWidget on top", actual: "TideWidget on top")
      }
    }
  }

  private func assertDryHoursStay(_ chances: [Int]) throws {
    let strip = try widget("RainWidget").strip()
    for (hour, chance) in chances.enumerated() where chance < 50 {
      guard let score = strip.relevance(at: moment(hour, 30)), score > 0 else { continue }
      if strip.moment(at: moment(hour, 30))?.relevance == nil {
        return fail(
          "Hour \(hour) is dry, with \(chance)%, but the widget stays on top. An entry without "
            + "its own relevance keeps the previous score.", expected: "a score of 0 or less",
          actual: "no score")
      }
      return fail(
        "Hour \(hour) is dry, with \(chance)%, but its score is above 0, so the stack may show the "
          + "widget.",
        expected: "a score of 0 or less", actual: "\(score)")
    }
  }

  /// Fails unless the first hour of each pair has the higher score, because it has more rain.
  private func assertGrows(_ chances: [Int], _ pairs: [(Int, Int)]) throws {
    let strip = try widget("RainWidget").strip()
    for (more, less) in pairs {
      let higher = strip.relevance(at: moment(more, 1)) ?? 0
      let lower = strip.relevance(at: moment(less, 1)) ?? 0
      if higher <= lower {
        return fail(
          "Give \(chances[more])% of rain a higher score than \(chances[less])%.",
          expected: "a higher score", actual: "\(higher) compared with \(lower)")
      }
    }
  }
}

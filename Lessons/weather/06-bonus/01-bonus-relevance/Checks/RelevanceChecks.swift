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
          "The rain of the last hour has been over for some time, and the widget is still on top: a "
            + "score needs an end.", expected: "TideWidget on top", actual: "RainWidget on top")
      }
    }
  }

  private func assertRainMovesUp(_ chances: [Int]) throws {
    for (hour, chance) in chances.enumerated() where chance >= 50 {
      if try !isOnTop(hour, 1) {
        return fail(
          "It rains, \(chance) % in hour \(hour), and the tides lie on top of it.",
          expected: "RainWidget on top", actual: "TideWidget on top")
      }
      if try !isOnTop(hour, 59.99) {
        return fail(
          "Hour \(hour) has \(chance) % of rain, and before it is over the tides are back on top: a score "
            + "lasts for its duration, in seconds.",
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
          "Hour \(hour) is dry, with \(chance) %, and the widget stays on top. Without a relevance of "
            + "its own an entry keeps the one before.", expected: "a score of 0 or less",
          actual: "no score")
      }
      return fail(
        "Hour \(hour) is dry, with \(chance) %, and has a score above 0: the stack may turn to it.",
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
          "\(chances[more]) % of rain should have a higher score than \(chances[less]) %.",
          expected: "a higher score", actual: "\(higher) beside \(lower)")
      }
    }
  }
}

import LessonChecks
import XCTest

final class RangeBarChecks: ExerciseTestCase {
  /// In a week from 10 to 30 degrees, 12 to 20 is from a tenth to a half.
  func testTheBarRunsFromLowToHigh() throws {
    try expect(12, 20, in: (10, 30), from: 0.1, to: 0.5)
    // The shortest week with a range.
    try expect(5, 6, in: (5, 6), from: 0, to: 1)
  }

  func testTheWeekIsSeenBehindIt() throws {
    let (colors, picture) = try colors(12, 20, (10, 30), width: 200)
    let white = PictureColor(red: 1, green: 1, blue: 1)
    if colors[15].contrast(with: white) < 1.1 {
      fail(
        "There's no track behind the bar. Draw it, so that users see the whole week.",
        expected: "a faint track from end to end", actual: "nothing beside the bar",
        showing: [picture])
    }
  }

  func testItFitsAnyWidth() throws {
    try expect(14, 22, in: (10, 30), from: 0.2, to: 0.6, width: 120)
    try expect(10, 30, in: (10, 30), from: 0, to: 1, width: 260)
    let low = 40 + inputs.integer(in: 1...9)
    try expect(
      low, low + 7, in: (40, 60), from: Double(low - 40) / 20, to: Double(low - 33) / 20)
  }

  func testColdWeeksWork() throws {
    try expect(-8, 0, in: (-12, 4), from: 0.25, to: 0.75)
    try expect(-3, 4, in: (-12, 4), from: 0.5625, to: 1)
  }

  func testOneTemperatureIsADot() throws {
    let track = try colors(12, 20, (10, 30), width: 60).0[15]
    for (low, high, week) in [(20, 20, (10, 30)), (30, 30, (10, 30)), (5, 5, (5, 5))] {
      let (colors, picture) = try colors(low, high, week, width: 60)
      let covered = colors.filter { !$0.isClose(to: track, tolerance: 0.05) }.count
      if !(1...8).contains(covered) {
        fail(
          "For a day at only \(low)° in a week from \(week.0)° to \(week.1)°, draw the bar as a dot.",
          expected: "a dot of a few points",
          actual: covered == 0 ? "no bar" : "a bar over half of the track",
          showing: [picture])
      }
    }
  }

  /// Fails unless the bar covers exactly this part of the track.
  private func expect(
    _ low: Int, _ high: Int, in week: (Int, Int), from start: Double, to end: Double,
    width: Double = 200
  ) throws {
    let (colors, picture) = try colors(low, high, week, width: width)
    let places = colors.indices.map { (Double($0) + 0.5) / 20 }
    // A position where a bar from 10 % to 50 % leaves the track visible.
    let track = try self.colors(12, 20, (10, 30), width: width).0[15]
    for (place, color) in zip(places, colors) {
      // At an end, the rounding and the minimum width may add or remove some points.
      if min(abs(place - start), abs(place - end)) < 0.07 { continue }
      // The bar may have several colors, from cold to warm; any color other than the track's is the bar.
      let isCovered = !color.isClose(to: track, tolerance: 0.03)
      let shouldBe = place > start && place < end
      guard isCovered != shouldBe else { continue }
      let (from, to) = (Int((start * 100).rounded()), Int((end * 100).rounded()))
      let found = Int((place * 100).rounded())
      return fail(
        "From \(low)° to \(high)° in a week from \(week.0)° to \(week.1)°, draw the bar from "
          + "\(from)% to \(to)% of the width.",
        expected: shouldBe
          ? "the bar at \(found)% of the width" : "no bar at \(found)% of the width",
        actual: shouldBe ? "no bar there" : "the bar reaches there", showing: [picture])
    }
  }

  /// Returns the colors along the bar at twenty positions, with its picture.
  private func colors(_ low: Int, _ high: Int, _ week: (Int, Int), width: Double) throws -> (
    [PictureColor], RenderedPicture
  ) {
    let measured = try view("rangeBarMeasured", low, high, week.0, week.1)
      .render(width: width, height: 20)
    let picture = try view("rangeBar", low, high, week.0, week.1).render(width: width, height: 20)
    let colors = try (0..<20).map { place in
      try measured.text("|\(place)|").backdrop ?? PictureColor(red: 1, green: 1, blue: 1)
    }
    return (colors, picture)
  }
}

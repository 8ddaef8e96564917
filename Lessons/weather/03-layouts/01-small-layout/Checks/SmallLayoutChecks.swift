import LessonChecks
import XCTest

final class SmallLayoutChecks: ExerciseTestCase {
  /// A random day: its place, its sky and four different two-digit numbers.
  private struct Day {
    var place: String
    var sky: String
    var temperature: Int
    var high: Int
    var low: Int
  }

  /// Words in the symbol names of each sky.
  private let words = [
    "clear": ["sun", "moon"], "clouds": ["cloud", "smoke"],
    "rain": ["rain", "drizzle", "umbrella", "drop"], "snow": ["snow", "sleet"],
    "storm": ["bolt", "tornado", "hurricane", "tropicalstorm", "wind"],
  ]

  private func day(_ sky: String = "rain", _ degrees: ClosedRange<Int> = 14...22) -> Day {
    let temperature = inputs.integer(in: degrees)
    return Day(
      place: inputs.element(of: ["Busan", "Jeju", "Sokcho", "Daegu", "Mokpo"]), sky: sky,
      temperature: temperature, high: temperature + inputs.integer(in: 3...9),
      low: temperature - inputs.integer(in: 2...4))
  }

  private func picture(_ day: Day, _ scheme: Scheme = .light) throws -> RenderedPicture {
    try view("small", day.place, day.sky, day.temperature, day.high, day.low)
      .render(.systemSmall, scheme: scheme)
  }

  func testEverythingIsThere() throws {
    var drawn: [String: Set<String>] = [:]
    for sky in inputs.elements(3, of: words.keys.sorted()) {
      let day = day(sky)
      let picture = try picture(day)
      for part in ["\(day.temperature)°", day.place, "\(day.high)", "\(day.low)"] {
        assertVisible(try picture.text(containing: part))
      }
      assertNothingOverlaps(picture)
      assertRange(picture, day)
      let symbols = Set(picture.symbols.filter(\.isVisible).flatMap(\.symbolNames))
      let expected = words[sky] ?? []
      let says = symbols.contains { name in expected.contains { name.contains($0) } }
      let twin = drawn.first { $0.value == symbols }?.key
      if !says || twin != nil {
        fail(
          "The symbol doesn't match the sky \(sky). Take the symbol from `forecast.sky`.",
          expected: "a weather symbol with “\(expected.first ?? sky)” in its name",
          actual: symbols.isEmpty ? "no symbol" : symbols.sorted().joined(separator: ", "),
          showing: [picture])
        return
      }
      drawn[sky] = symbols
    }
    let night = try self.picture(day(), .dark)
    for text in night.textElements { assertVisible(text) }
  }

  /// Fails if a label is at the wrong number, such as "H 11°" for the low. Other words and signs are up to
  /// the learner.
  private func assertRange(_ picture: RenderedPicture, _ day: Day) {
    let highs = [
      "(?i)\\b(h|high|max)\\W*\(day.low)\\b", "최고\\W*\(day.low)\\b",
      "^\\s*[↑▲△]\\s*\(day.low)\\b", "^\\s*[↓▼▽]\\s*\(day.high)\\b",
    ]
    for pattern in highs {
      if let text = try? picture.text(matching: pattern) {
        fail(
          "\(text.name) mixes up the high and the low. The high is \(day.high)°, and the low is "
            + "\(day.low)°.",
          expected: "\(day.high)° as the high", actual: text.name, at: text)
      }
    }
  }

  func testTheTemperatureIsTheHero() throws {
    // Two days without a common number.
    for degrees in inputs.shuffled([14...17, 18...22]) { try assertIsTheHero(on: day("rain", degrees)) }
  }

  private func assertIsTheHero(on day: Day) throws {
    let picture = try picture(day)
    let temperature = try picture.text(containing: "\(day.temperature)°")
    if temperature.fontSize < 30 {
      fail(
        "Give the temperature at least 30 points. People look for it first, and read it from a "
          + "distance.",
        expected: "at least 30 points", actual: "\(whole(temperature.fontSize)) points",
        at: temperature)
    }
    let first = try picture.mostProminentText()
    if first != temperature {
      fail(
        "\(first.name) stands out more than the temperature. Make the temperature larger or bolder.",
        expected: temperature.name, actual: first.name, at: first)
    }
  }

  func testItStaysAtOneIdea() throws {
    let day = day()
    let picture = try picture(day)
    let wanted = [day.place] + [day.temperature, day.high, day.low].map { "\($0)" }
    let labels = ["high", "low", "max", "min", "now", "최고", "최저", "지금", "현재"]
    let extras = picture.textElements.compactMap(\.text).filter { text in
      text.count > 2 && !labels.contains(text.lowercased())
        && !wanted.contains { text.localizedCaseInsensitiveContains($0) }
    }
    if extras.count > 1 {
      fail(
        "A small widget has room for about four things: the symbol, the temperature, the place, and "
          + "the day's high and low. Show the rest in the app.",
        expected: "at most four", actual: "also \(extras.joined(separator: ", "))")
    }
  }

  func testTextIsLargeEnoughToRead() throws {
    for scheme in Scheme.allCases {
      let picture = try picture(day(), scheme)
      assertReadableSize(picture)
      for text in picture.visibleTexts {
        assertContrast(
          text, atLeast: 1.6,
          "\(text.name) is too faint to read. Make it no fainter than .secondary.")
      }
    }
  }

  func testLongNamesFit() throws {
    for place in ["San Francisco de Macorís", "샌프란시스코"] {
      let day = Day(place: place, sky: "snow", temperature: -12, high: -10, low: -18)
      let picture = try picture(day)
      assertFits(picture)
      let name = try picture.text(containing: place)
      if name.fontSize < 7 {
        fail(
          "\(name.name) has shrunk too far to read. Let it wrap, or start with a smaller size.",
          expected: "at least 7 points", actual: "\(whole(name.fontSize)) points", at: name)
      }
      let margin = min(name.frame.minX, picture.size.width - name.frame.maxX)
      if margin < 10.9 {
        fail(
          "\(name.name) runs into the margin. Let it shrink or wrap.",
          expected: "at least 11 points to the edge", actual: "\(whole(margin)) points", at: name)
      }
    }
  }

  /// Returns the integer part as text, because a learner's number may exceed the range of `Int`.
  private func whole(_ number: Double) -> String {
    String(format: "%.0f", number.rounded(.towardZero))
  }
}

import LessonChecks
import XCTest

final class ModelChecks: ExerciseTestCase {
  /// The words in the names of symbols that suit each sky.
  private static let words: [String: [String]] = [
    "clear": ["sun", "moon"], "clouds": ["cloud", "smoke"],
    "rain": ["rain", "drizzle", "umbrella", "drop"], "snow": ["snow", "sleet"],
    "storm": ["bolt", "tornado", "hurricane", "tropicalstorm", "wind"],
  ]

  /// Returns the symbols by sky, with the first one for a repeated sky.
  private func symbols() throws -> [String: String] {
    let pairs = try call("symbols", as: [[String]].self).filter { $0.count == 2 }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  func testEverySkyHasASymbolOfItsOwn() throws {
    let symbols = try symbols()
    XCTAssertGreaterThanOrEqual(symbols.count, 5, "Keep all five skies")
    for (sky, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      let twin = symbols.filter { $0.value == symbol && $0.key != sky }.keys.min()
      if let twin, sky < twin {
        fail(
          "\(sky) and \(twin) look the same. Give each its own symbol, because color may be missing.",
          expected: "five different symbols", actual: "\(symbol) for both")
      }
      if !SymbolNames.isWeather(symbol) {
        fail(
          "There's no weather symbol \(symbol) for \(sky). A phone draws nothing for an unknown name.",
          expected: SymbolNames.meant(by: symbol, Self.words[sky] ?? [])
            ?? "a weather symbol with “\(Self.words[sky]?.first ?? sky)” in its name",
          actual: symbol)
      }
    }
  }

  func testSymbolsSayWhatTheSkyDoes() throws {
    let symbols = try symbols()
    for (sky, expected) in Self.words.sorted(by: { $0.key < $1.key }) {
      let symbol = symbols[sky] ?? ""
      guard !expected.contains(where: symbol.contains) else { continue }
      fail(
        "The symbol for \(sky) doesn't look like \(sky).",
        expected: "a weather symbol with “\(expected[0])” in its name", actual: symbol)
    }
  }

  func testTemperaturesAreWrittenWithADegreeSign() throws {
    let temperatures = [
      23, 0, -5, inputs.integer(in: -29 ... -10), inputs.integer(in: 1...9),
      inputs.integer(in: 31...45),
    ]
    for temperature in inputs.shuffled(temperatures) {
      let text = try call("temperatureText", temperature, as: String.self)
      let plain = text.replacingOccurrences(of: "−", with: "-")
      if let twin = plain.first(where: "º˚".contains) {
        fail(
          "\(twin) only looks like a degree sign. VoiceOver reads it differently, and a search for "
            + "° doesn't find it. Type ° with ⌥⇧8 on a Mac, or hold 0 on a phone.",
          expected: "\(temperature)° (U+00B0)",
          actual: "\(text) (\(twin == "º" ? "U+00BA" : "U+02DA"))")
        return
      }
      XCTAssertEqual(plain, "\(temperature)°", "Write only the number and a degree sign")
    }
  }

  /// Returns a day with these hours, each with a temperature that the check chose.
  private func day(_ hours: [Int]) -> [[Int]] {
    zip(hours, inputs.integers(hours.count, in: -20...40)).map { [$0, $1] }
  }

  private func upcoming(_ known: [[Int]], after hour: Int, _ count: Int) throws -> [Int] {
    try call("upcoming", known, hour, count, as: [[Int]].self).compactMap(\.first)
  }

  func testTheNextHoursComeInOrder() throws {
    let day = day(Array(0..<24))
    for hour in inputs.shuffled([9, inputs.integer(in: 3...8), inputs.integer(in: 10...16)]) {
      let count = hour == 9 ? 5 : inputs.integer(in: 3...6)
      XCTAssertEqual(
        try upcoming(day, after: hour, count), Array(hour + 1...hour + count),
        "`upcoming(after: \(hour), count: \(count))` should start with the hour after \(hour)")
    }
    let found = try call("upcoming", day, 9, 5, as: [[Int]].self)
    if let stranger = found.first(where: { !day.contains($0) }) {
      fail(
        "`upcoming(after: 9, count: 5)` should return the forecast's own hours, each with its temperature.",
        expected: "hours from the forecast",
        actual: "\(stranger.last ?? 0)° at \(stranger.first ?? 0):00")
    }
  }

  func testTheDayGoesOnAfterMidnight() throws {
    let day = day(Array(0..<24))
    let (hour, count) = (inputs.integer(in: 18...22), inputs.integer(in: 6...9))
    XCTAssertEqual(
      try upcoming(day, after: hour, count), (1...count).map { (hour + $0) % 24 },
      "`upcoming(after: \(hour), count: \(count))` should continue after midnight: 22, 23, 0, 1")
    XCTAssertEqual(
      try upcoming(day, after: 23, 2), [0, 1],
      "`upcoming(after: 23, count: 2)` should begin with midnight")
  }

  func testShortForecastsAreNoProblem() throws {
    XCTAssertEqual(
      try upcoming([], after: inputs.integer(in: 0...23), 5), [],
      "Return no hours if the forecast has none")
    let known = [
      inputs.integer(in: 1...6), inputs.integer(in: 8...14), inputs.integer(in: 16...22),
    ]
    // Both answers are accepted for the hour that has just begun: it may or may not repeat tomorrow.
    let hours = try upcoming(day(known), after: known[1], 5)
    XCTAssertEqual(
      hours.last == known[1] ? hours : hours + [known[1]], [known[2], known[0], known[1]],
      "Return each hour of a three-hour forecast once")
  }
}

import LessonChecks
import XCTest

final class ModelChecks: ExerciseTestCase {
  func testEverySkyHasASymbolOfItsOwn() throws {
    let symbols = try call("symbols", as: [String: String].self)
    XCTAssertGreaterThanOrEqual(symbols.count, 5, "There are five skies: keep all of them")
    for (sky, symbol) in symbols.sorted(by: { $0.key < $1.key }) {
      let twin = symbols.filter { $0.value == symbol && $0.key != sky }.keys.min()
      if let twin, sky < twin {
        fail(
          "\(sky) and \(twin) look the same: people must tell the skies apart without colour.",
          expected: "five different symbols", actual: "\(symbol) for both")
      }
      let meant = symbol.split(separator: ".").map { SymbolWords.meant(by: $0) }
        .joined(separator: ".")
      if meant != symbol {
        fail(
          "\(symbol) is no symbol: on a phone nothing is drawn for \(sky).", expected: meant,
          actual: symbol)
      }
    }
  }

  func testSymbolsSayWhatTheSkyDoes() throws {
    let symbols = try call("symbols", as: [String: String].self)
    let words: [String: [String]] = [
      "clear": ["sun", "moon"], "clouds": ["cloud", "smoke"],
      "rain": ["rain", "drizzle", "umbrella", "drop"], "snow": ["snow", "sleet"],
      "storm": ["bolt", "tornado", "hurricane", "wind"],
    ]
    for (sky, expected) in words.sorted(by: { $0.key < $1.key }) {
      let symbol = symbols[sky] ?? ""
      guard !expected.contains(where: symbol.contains) else { continue }
      fail(
        "The symbol of \(sky) does not say \(sky).",
        expected: "a weather symbol with “\(expected[0])” in its name", actual: symbol)
    }
  }

  func testTemperaturesAreWrittenWithADegreeSign() throws {
    for temperature in [23, 0, -5, 38] {
      let text = try call("temperatureText", temperature, as: String.self)
      let plain = text.replacingOccurrences(of: "−", with: "-")
      if let twin = plain.first(where: "º˚".contains) {
        fail(
          "\(twin) only looks like a degree sign: VoiceOver reads it differently, and a search does "
            + "not find it. On a Mac ° is ⌥⇧8, on a phone it is found by holding 0.",
          expected: "\(temperature)° (U+00B0)",
          actual: "\(text) (\(twin == "º" ? "U+00BA" : "U+02DA"))")
        return
      }
      XCTAssertEqual(plain, "\(temperature)°", "Write the number and a degree sign, no more")
    }
  }

  func testTheNextHoursComeInOrder() throws {
    let hours = try call("upcoming", Array(0..<24), 9, 5, as: [Int].self)
    XCTAssertEqual(hours, [10, 11, 12, 13, 14], "At nine, the next five hours begin at ten")
  }

  func testTheDayGoesOnAfterMidnight() throws {
    let hours = try call("upcoming", Array(0..<24), 21, 5, as: [Int].self)
    XCTAssertEqual(
      hours, [22, 23, 0, 1, 2],
      "Late in the evening the next hours reach past midnight, and the widget still has five columns"
    )
    XCTAssertEqual(
      try call("upcoming", Array(0..<24), 23, 2, as: [Int].self), [0, 1],
      "After the last hour of the day the first one follows: midnight is not the end")
  }

  func testShortForecastsAreNoProblem() throws {
    XCTAssertEqual(
      try call("upcoming", [Int](), 9, 5, as: [Int].self), [],
      "A forecast without hours has no next hours")
    // Whether the hour that has just begun comes again tomorrow is left to the learner.
    let hours = try call("upcoming", [6, 12, 18], 12, 5, as: [Int].self)
    XCTAssertEqual(
      hours.last == 12 ? hours : hours + [12], [18, 6, 12],
      "A forecast of three hours gives each of them once")
  }
}

/// The words of which the names of weather's SF Symbols are made.
private enum SymbolWords {
  private static let known: Set<String> = [
    "sun", "sunrise", "sunset", "horizon", "and", "dust", "haze", "min", "max", "moon", "moonrise",
    "moonset", "star", "stars", "sparkle", "sparkles", "cloud", "fog", "smoke", "rain", "heavyrain",
    "drizzle", "hail", "sleet", "drop", "drops", "umbrella", "rainbow", "half", "snow", "snowflake",
    "bolt", "bold", "wind", "tornado", "hurricane", "tropicalstorm", "thermometer", "humidity",
    "flame", "wave", "waves", "water", "fill", "pill", "circle", "square", "slash", "degreesign",
    // Words of other symbols, which are no slips.
    "hare", "mail", "train", "stairs", "crop", "mountain", "leaf", "lead", "line", "ball", "bell",
    "brain", "wand", "film", "link", "squares", "circles",
  ]

  /// The known word that is one typing error away from `word`; `word` itself where it is known or like
  /// none.
  static func meant(by word: Substring) -> String {
    let word = String(word)
    guard word.count > 3, !known.contains(word) else { return word }
    return known.sorted().first { isOneSlip(Array(word), from: Array($0)) } ?? word
  }

  /// A letter too many, too few, another one, or two in the wrong order.
  private static func isOneSlip(_ first: [Character], from second: [Character]) -> Bool {
    let start = zip(first, second).prefix { $0 == $1 }.count
    let (left, right) = (first.dropFirst(start), second.dropFirst(start))
    switch first.count - second.count {
    case 1: return left.dropFirst() == right
    case -1: return left == right.dropFirst()
    case 0:
      return left.dropFirst() == right.dropFirst()
        || left.dropFirst(2) == right.dropFirst(2)
          && left.prefix(2).reversed() == Array(right.prefix(2))
    default: return false
    }
  }
}

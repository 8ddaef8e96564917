import LessonChecks
import XCTest

/// A forecast in the probe's form.
struct Made: Codable {
  var facts: [String]
  var hours: [[String]]
}

final class WeatherKitChecks: ExerciseTestCase {
  /// Clear cases only; between them, either of two skies is correct.
  private let skies = [
    "clear": ["clear", "mostlyClear"],
    "clouds": ["cloudy", "mostlyCloudy", "partlyCloudy", "foggy", "haze"],
    "rain": ["rain", "heavyRain", "drizzle", "sunShowers"],
    "snow": ["snow", "heavySnow", "flurries", "sunFlurries", "blizzard", "blowingSnow"],
    "storm": [
      "thunderstorms", "isolatedThunderstorms", "scatteredThunderstorms", "strongStorms",
      "tropicalStorm", "hurricane",
    ],
  ]

  func testEveryConditionHasItsSky() throws {
    let told = try call("skies", as: [[String]].self).filter { $0.count == 2 }
    let byCondition = Dictionary(
      told.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    for (sky, conditions) in skies.sorted(by: { $0.key < $1.key }) {
      for condition in conditions where byCondition[condition] != sky {
        return fail(
          "The sky for .\(condition) should be .\(sky).", expected: ".\(sky)",
          actual: byCondition[condition].map { ".\($0)" } ?? "none")
      }
    }
  }

  func testAnAnswerIsRead() throws {
    let celsius = inputs.integers(33, in: -8...33)
    // A fraction of a degree more, to be rounded rather than truncated.
    let fahrenheit = celsius.map { (Double($0) + ($0 < 0 ? -0.4 : 0.4)) * 1.8 + 32 }
    let half = celsius.map { (Double($0) - ($0 < 0 ? -0.4 : 0.4)) * 1.8 + 32 }
    for degrees in [fahrenheit, half] {
      let made = try call(
        "made", degrees, "heavySnow", "drizzle", CheckClock.now.timeIntervalSince1970, as: Made.self
      )
      let wanted = ["Sokcho", "snow", "\(celsius[2])", "\(celsius[0])", "\(celsius[1])"]
      if made.facts != wanted {
        let raw = degrees.map { Int($0) }
        let isFahrenheit = made.facts.dropFirst(2).prefix(1).compactMap(Int.init)
          .contains { abs($0 - raw[2]) <= 1 && abs($0 - celsius[2]) > 2 }
        return fail(
          isFahrenheit
            ? "A response in Fahrenheit was read as Celsius. `converted(to: .celsius)` works for every unit."
            : "The forecast doesn't match the response: place, sky, temperature, high and low, rounded to "
              + "the nearest degree.",
          expected: wanted.joined(separator: ", "), actual: made.facts.joined(separator: ", "))
      }
      guard made.hours.count == 24 else {
        return fail(
          "Read the next 24 hours from the response.", expected: "24 hours",
          actual: "\(made.hours.count) hours")
      }
      for (place, hour) in made.hours.enumerated() {
        let wanted = ["\((9 + place) % 24)", "\(celsius[place + 3])", "rain"]
        guard hour != wanted else { continue }
        return fail(
          "An hour doesn't match the response: hour of the day, temperature and sky.",
          expected: wanted.joined(separator: ", "), actual: hour.joined(separator: ", "))
      }
    }
  }

  func testADenialIsPassedOn() throws {
    try assertThrows(
      "appleForecast", inputs.element(of: ["seoul", "busan", "jeju"]),
      containing: "permissionDenied",
      "Without the capability, Apple denies every request. Don't catch the error: the service "
        + "handles it.")
  }

  func testAnUnknownPlaceIsNotAsked() throws {
    let error = try thrownError(by: "appleForecast", "atlantis")
    if error == nil || error?.contains("permissionDenied") == true {
      fail(
        "Your code asked Apple for an unknown place. Throw an error before you ask.",
        expected: "UnknownPlace", actual: error ?? "–")
    }
  }

  private func card(_ isStale: Bool) throws -> RenderedPicture {
    try view("card", "Sokcho", 21, isStale).render(.systemSmall)
  }

  func testTheCardSaysWhoseWeatherItIs() throws {
    let picture = try card(false)
    if !namesAppleWeather(picture) {
      fail(
        "Write “Apple Weather” wherever you show its data.", expected: "Apple Weather",
        actual: picture.visibleTexts.compactMap(\.text).joined(separator: ", "), showing: [picture])
    }
    assertShows(picture, "Sokcho", "21°")
  }

  /// Returns whether the picture names Apple Weather: in text, with the logo in place of the first word, or
  /// with the mark as an image that VoiceOver reads.
  private func namesAppleWeather(_ picture: RenderedPicture) -> Bool {
    let texts = picture.visibleTexts.compactMap(\.text)
    let symbols = Set(picture.symbols.filter(\.isVisible).flatMap(\.symbolNames))
    let saysApple =
      texts.contains { $0.contains("\u{F8FF}") || $0.contains("Apple") }
      || !symbols.isDisjoint(with: ["apple.logo", "applelogo"])
    if saysApple, texts.contains(where: { $0.contains("Weather") }) { return true }
    return picture.images.contains { image in
      let name = image.spokenText + " " + (image.imageName ?? "")
      return image.isVisible
        && ["apple", "weather"].allSatisfy { name.lowercased().contains($0) }
    }
  }

  func testTheCardSaysWhatIsOld() throws {
    let (old, fresh) = (try card(true), try card(false))
    let said = Set(old.visibleTexts.compactMap(\.text))
    if said.subtracting(fresh.visibleTexts.compactMap(\.text)).isEmpty {
      fail(
        "Old weather looks the same as Apple's latest. Say that it's older.",
        expected: "other words", actual: old.texts.joined(separator: ", "), showing: [old])
    }
    try assertLegibleByDayAndNight(old)
  }
}

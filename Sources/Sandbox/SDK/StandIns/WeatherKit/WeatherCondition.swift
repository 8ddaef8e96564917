import AppleFoundation

/// The weather condition.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum WeatherCondition: String, Codable, CaseIterable, Hashable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension WeatherCondition: CustomStringConvertible {
  /// The case's name in words, such as "Mostly Clear".
  public var description: String {
    rawValue.reduce(into: "") { words, character in
      if character.isUppercase { words += " " }
      words += words.isEmpty ? character.uppercased() : String(character)
    }
  }

  public var accessibilityDescription: String { description }
}

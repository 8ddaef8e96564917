public import AppleFoundation

/// The current weather and the forecasts of a place.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct Weather: Codable, Equatable, Sendable {
  public var currentWeather: CurrentWeather
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var minuteForecast: Forecast<MinuteWeather>?
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    currentWeather = try values.decode(CurrentWeather.self, forKey: .currentWeather)
    hourlyForecast = try values.decode(Forecast<HourWeather>.self, forKey: .hourlyForecast)
    dailyForecast = try values.decode(Forecast<DayWeather>.self, forKey: .dailyForecast)
    minuteForecast = try values.decodeIfPresent(
      Forecast<MinuteWeather>.self, forKey: .minuteForecast)
    weatherAlerts = try values.decodeIfPresent([WeatherAlert].self, forKey: .weatherAlerts)
    // The weather data in a pack may omit it.
    availability =
      try values.decodeIfPresent(WeatherAvailability.self, forKey: .availability)
      ?? WeatherAvailability(minuteAvailability: .unknown, alertAvailability: .unknown)
  }
}

/// A forecast for several times.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct Forecast<Element>: RandomAccessCollection, Codable, Equatable, Sendable
where Element: Codable & Equatable & Sendable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

/// The time and expiration date of weather data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct WeatherMetadata: Codable, Equatable, Sendable {
  public var date: Date
  public var expirationDate: Date
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct CurrentWeather: Codable, Equatable, Sendable {
  public var date: Date
  /// The cloud cover from 0 to 1.
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity from 0 to 1.
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

/// The kind of precipitation.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum Precipitation: String, Codable, CaseIterable, Sendable {
  case none, hail, mixed, rain, sleet, snow
}

/// The precipitation during the next hour, minute by minute.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct MinuteWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct HourWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var wind: Wind
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct DayWeather: Codable, Equatable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct SunEvents: Codable, Equatable, Sendable {
  public var sunrise: Date?
  public var sunset: Date?
  public var solarNoon: Date?
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct Wind: Codable, Equatable, Sendable {
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct UVIndex: Codable, Equatable, Sendable {
  public enum ExposureCategory: String, Codable, CaseIterable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }

  public var value: Int
  public var category: ExposureCategory
}

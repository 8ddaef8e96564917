@_exported public import AppleFoundation
public import CoreLocationStandIn

/// An error of the weather service.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum WeatherError: LocalizedError, Sendable {
  case permissionDenied
  case unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "Permission denied."
    case .unknown: "An unknown error occurred."
    }
  }
}

/// The interface to Apple's weather service.
///
/// The service needs Apple's servers. On the simulated phone, every request throws
/// `WeatherError.permissionDenied`, as on a phone without the entitlement.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public final class WeatherService: Sendable {
  public static let shared = WeatherService()

  public init() {}

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4, T5>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
  ) async throws -> (T1, T2, T3, T4, T5) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4, T5, T6>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
    _ dataSet6: WeatherQuery<T6>
  ) async throws -> (T1, T2, T3, T4, T5, T6) {
    throw WeatherError.permissionDenied
  }

  /// The attribution that apps show beside weather data.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}

/// A query for a part of the weather data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct WeatherQuery<T>: Sendable {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  public static var availability: WeatherQuery<WeatherAvailability> {
    WeatherQuery<WeatherAvailability>()
  }

  public static func hourly(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<HourWeather>> { hourly }

  public static func daily(
    startDate: Date, endDate: Date
  ) -> WeatherQuery<Forecast<DayWeather>> { daily }
}

public import AppleFoundation

/// An official weather warning.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct WeatherAlert: Codable, Equatable, Sendable {
  public var summary: String
  public var source: String
  public var region: String?
  public var severity: WeatherSeverity
  public var detailsURL: URL
  public var metadata: WeatherMetadata
}

/// The severity of a warning.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum WeatherSeverity: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
  case minor, moderate, severe, extreme, unknown

  public var description: String { rawValue }
}

/// The availability of weather data for a place.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct WeatherAvailability: Codable, Equatable, Sendable {
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }

  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

/// The trademarks and legal text that apps show beside weather data.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct WeatherAttribution: Codable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
  public var legalAttributionText: String
}

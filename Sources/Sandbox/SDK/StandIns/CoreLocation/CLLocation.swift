public import AppleFoundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

/// Coordinates on the globe, in degrees.
@available(iOS 2.0, macOS 10.7, watchOS 2.0, visionOS 1.0, *)
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees

  public init() {
    self.init(latitude: 0, longitude: 0)
  }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

@available(iOS 2.0, macOS 10.7, watchOS 2.0, visionOS 1.0, *)
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A location with its time and accuracy.
@available(iOS 2.0, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
open class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The altitude in meters.
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    horizontalAccuracy = 0
    verticalAccuracy = -1
    timestamp = Date()
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the great-circle distance in meters, on a sphere with the Earth's mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (first, second) = (coordinate.latitude * radians, location.coordinate.latitude * radians)
    let latitude = second - first
    let longitude = (location.coordinate.longitude - coordinate.longitude) * radians
    let chord =
      pow(sin(latitude / 2), 2) + cos(first) * cos(second) * pow(sin(longitude / 2), 2)
    return 6_371_008.8 * 2 * asin(min(1, chord.squareRoot()))
  }
}

/// A geographic region.
@available(iOS 4.0, macOS 10.7, watchOS 2.0, visionOS 1.0, *)
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

@available(iOS 7.0, macOS 10.10, watchOS 2.0, visionOS 1.0, *)
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let there = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return here.distance(from: there) <= radius
  }
}

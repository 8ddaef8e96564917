@_exported public import AppleFoundation
@_exported public import CoreLocationStandIn
@_exported public import UIKit

/// The extent of a map region, in degrees.
@available(iOS 3.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() {
    self.init(latitudeDelta: 0, longitudeDelta: 0)
  }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangular region of the globe.
@available(iOS 3.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  /// The length of a degree along a meridian, in meters, on a sphere with the Earth's mean radius.
  private static let metresPerDegree = 6_371_008.8 * Double.pi / 180

  public init() {
    self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan())
  }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let circle = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / Self.metresPerDegree,
        longitudeDelta: min(360, longitudinalMeters / (Self.metresPerDegree * circle))))
  }
}

public import CoreLocationStandIn

/// The part of the world that a map shows.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCameraPosition: Equatable, Sendable {
  private enum Kind: Sendable {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case userLocation(followsHeading: Bool)
  }

  private let kind: Kind

  public static var automatic: MapCameraPosition { MapCameraPosition(kind: .automatic) }

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(kind: .camera(camera))
  }

  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(kind: .userLocation(followsHeading: followsHeading))
  }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { region } else { nil }
  }

  public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }

  public var followsUserLocation: Bool {
    if case .userLocation = kind { true } else { false }
  }

  public var followsUserHeading: Bool {
    if case .userLocation(followsHeading: true) = kind { true } else { false }
  }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    left.followsUserLocation == right.followsUserLocation
      && left.followsUserHeading == right.followsUserHeading && left.camera == right.camera
      && left.region?.numbers == right.region?.numbers
  }
}

extension MKCoordinateRegion {
  fileprivate var numbers: [Double] {
    [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
  }
}

/// A viewpoint above the map.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct MapCamera: Equatable, Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.centerCoordinate.latitude == right.centerCoordinate.latitude
      && left.centerCoordinate.longitude == right.centerCoordinate.longitude
      && left.distance == right.distance && left.heading == right.heading
      && left.pitch == right.pitch
  }
}

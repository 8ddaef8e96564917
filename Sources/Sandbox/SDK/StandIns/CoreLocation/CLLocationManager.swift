public import AppleFoundation

/// The app's authorization for location services.
@available(iOS 4.2, macOS 10.7, watchOS 2.0, visionOS 1.0, *)
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5_000

/// An error of location services.
@available(iOS 2.0, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// Methods that receive locations and errors.
@available(iOS 2.0, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

@available(iOS 2.0, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// The interface to location services.
///
/// Location services are off on the simulated phone, so every request fails with a denial.
@available(iOS 2.0, macOS 10.6, watchOS 2.0, visionOS 1.0, *)
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = -1
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  public override init() {
    super.init()
  }

  public class func locationServicesEnabled() -> Bool { false }

  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  open func requestAlwaysAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() { requestLocation() }
  open func stopMonitoringSignificantLocationChanges() {}
}

/// The name and address of a place.
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class CLPlacemark: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var country: String? { nil }
  open var location: CLLocation? { nil }
}

/// A geocoder, which needs Apple's servers.
///
/// On the simulated phone, every request fails.
@available(iOS 5.0, macOS 10.8, watchOS 2.0, visionOS 1.0, *)
open class CLGeocoder: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
}

public import AppleFoundation
public import CoreLocationStandIn

/// A place on a map with its address.
@available(iOS 3.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  open override var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  open var title: String? { nil }
}

/// A point of interest on a map.
@available(iOS 6.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    super.init()
  }
}

/// A search for places, which needs Apple's servers.
///
/// On the simulated phone, every search fails.
@available(iOS 6.1, macOS 10.9, visionOS 1.0, *)
open class MKLocalSearch: NSObject, @unchecked Sendable {
  @available(iOS 6.1, macOS 10.9, visionOS 1.0, *)
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()

    public override init() {
      super.init()
    }

    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
      super.init()
    }
  }

  @available(iOS 6.1, macOS 10.9, visionOS 1.0, *)
  open class Response: NSObject, @unchecked Sendable {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public init(request: Request) {
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func start() async throws -> Response {
    throw MKError(.serverFailure)
  }

  open func cancel() {}
}

/// A completion of a partial search text.
@available(iOS 9.3, macOS 10.11.4, visionOS 1.0, *)
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
}

@available(iOS 9.3, macOS 10.11.4, visionOS 1.0, *)
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

@available(iOS 9.3, macOS 10.11.4, visionOS 1.0, *)
extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A search completer, which needs Apple's servers.
///
/// On the simulated phone, every request fails.
@available(iOS 9.3, macOS 10.11.4, visionOS 1.0, *)
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  @available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }

  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open var queryFragment = "" {
    didSet { delegate?.completer(self, didFailWithError: MKError(.serverFailure)) }
  }

  public override init() {
    super.init()
  }

  open func cancel() {}
}

public import AppleFoundation
public import CoreLocationStandIn
public import UIKit

/// An error of MapKit.
@available(iOS 7.0, macOS 10.9, watchOS 2.0, visionOS 1.0, *)
public struct MKError: Error, Hashable, Sendable {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    case decodingFailed
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

@available(iOS 3.0, macOS 10.9, visionOS 1.0, *)
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// A renderer for map images, which needs Apple's servers.
///
/// On the simulated phone, every request fails.
@available(iOS 7.0, macOS 10.9, visionOS 1.0, *)
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  @available(iOS 7.0, macOS 10.9, visionOS 1.0, *)
  open class Options: NSObject {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var mapType = MKMapType.standard
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var traitCollection = UITraitCollection()

    public override init() {
      super.init()
    }
  }

  /// A map image.
  @available(iOS 7.0, macOS 10.9, visionOS 1.0, *)
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage

    init(image: UIImage) {
      self.image = image
      super.init()
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  public init(options: Options) {
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func start() async throws -> Snapshot {
    throw MKError(.serverFailure)
  }

  open func cancel() {}
  open var isLoading: Bool { false }
}

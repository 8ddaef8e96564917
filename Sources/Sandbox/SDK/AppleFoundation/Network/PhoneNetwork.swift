package import Foundation
package import FoundationNetworking
import Synchronization

/// The simulated phone's network, which carries requests of `URLSession`.
package enum PhoneNetwork {
  package struct Request: Sendable {
    package var url: URL
    package var method: String
    package var headers: [String: String]
    package var body: Data
    /// The time limit in seconds on the phone's clock.
    package var patience: TimeInterval
  }

  package enum Answer: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(URLError.Code)
  }

  /// A function that carries a request, and calls back at most once, on any thread.
  package typealias Carrier = @Sendable (Request, @escaping @Sendable (Answer) -> Void) -> Void

  private static let carrier = Mutex<Carrier?>(nil)

  /// Routes requests of `URLSession` through `carrier` from now on.
  package static func connect(_ carrier: @escaping Carrier) {
    self.carrier.withLock { $0 = carrier }
    _ = URLProtocol.registerClass(PhoneProtocol.self)
  }

  static var isConnected: Bool { carrier.withLock { $0 != nil } }

  static func carry(_ request: Request, _ deliver: @escaping @Sendable (Answer) -> Void) {
    guard let carrier = carrier.withLock({ $0 }) else {
      return deliver(.failure(.notConnectedToInternet))
    }
    // App Transport Security blocks plain HTTP unless the app's Info.plist allows it, and most widgets can't
    // change that.
    guard request.url.scheme?.lowercased() == "https" else {
      return deliver(.failure(.appTransportSecurityRequiresSecureConnection))
    }
    carrier(request, deliver)
  }

  /// Returns Foundation's configuration, routed through the phone's network if that network is connected.
  static func configuration() -> URLSessionConfiguration {
    let usual = URLSession.shared.configuration
    guard let copy = usual.copy() as? URLSessionConfiguration else { return usual }
    if isConnected { copy.protocolClasses = [PhoneProtocol.self] }
    return copy
  }
}

// In the whole process, these functions replace Foundation's `default` and `ephemeral` configurations, which
// ignore registered protocol classes.
extension URLSessionConfiguration {
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  package static func ringsDefault() -> URLSessionConfiguration { PhoneNetwork.configuration() }

  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  package static func ringsEphemeral() -> URLSessionConfiguration { PhoneNetwork.configuration() }
}

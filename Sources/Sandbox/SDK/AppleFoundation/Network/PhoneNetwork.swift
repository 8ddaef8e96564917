package import Foundation
package import FoundationNetworking
import Synchronization

/// The simulated phone's network: who carries what `URLSession` sends.
package enum PhoneNetwork {
  /// A request as it leaves the phone.
  package struct Request: Sendable {
    package var url: URL
    package var method: String
    package var headers: [String: String]
    package var body: Data
    /// Seconds, on the phone, after which nobody waits for an answer any more.
    package var patience: TimeInterval
  }

  /// What comes back.
  package enum Answer: Sendable {
    case response(status: Int, headers: [String: String], body: Data)
    case failure(URLError.Code)
  }

  /// Carries a request, and calls back at most once, on any thread.
  package typealias Carrier = @Sendable (Request, @escaping @Sendable (Answer) -> Void) -> Void

  private static let carrier = Mutex<Carrier?>(nil)

  /// Sends what `URLSession` sends from now on through `carrier`.
  package static func connect(_ carrier: @escaping Carrier) {
    self.carrier.withLock { $0 = carrier }
    _ = URLProtocol.registerClass(PhoneProtocol.self)
  }

  static var isConnected: Bool { carrier.withLock { $0 != nil } }

  static func carry(_ request: Request, _ deliver: @escaping @Sendable (Answer) -> Void) {
    guard let carrier = carrier.withLock({ $0 }) else {
      return deliver(.failure(.notConnectedToInternet))
    }
    // A phone sends nothing in plain text, unless the app's Info.plist asks for it (App Transport
    // Security); most widgets cannot.
    guard request.url.scheme?.lowercased() == "https" else {
      return deliver(.failure(.appTransportSecurityRequiresSecureConnection))
    }
    carrier(request, deliver)
  }

  /// A session's configuration as the system gives it, by the phone's network.
  static func configuration() -> URLSessionConfiguration {
    let usual = URLSession.shared.configuration
    guard let copy = usual.copy() as? URLSessionConfiguration else { return usual }
    if isConnected { copy.protocolClasses = [PhoneProtocol.self] }
    return copy
  }
}

// Each takes the place of Foundation's function of this name in the whole process: the library gives
// these configurations its own classes, and asks nobody who registered.
extension URLSessionConfiguration {
  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
  package static func ringsDefault() -> URLSessionConfiguration { PhoneNetwork.configuration() }

  @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
  package static func ringsEphemeral() -> URLSessionConfiguration { PhoneNetwork.configuration() }
}

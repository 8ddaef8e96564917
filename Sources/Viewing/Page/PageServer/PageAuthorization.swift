import Foundation

/// Authorizes requests from browsers on this machine that know the page's address.
///
/// Any page in the same browser can send requests to this machine, and DNS rebinding can make them look
/// local. Therefore the address contains a secret, and the request's host must be a local name. Only the page
/// itself may open the canvas.
package struct PageAuthorization: Sendable {
  let token: String
  let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// The parts of a request that authorization depends on.
  package struct Question {
    package var method: String
    package var path: String
    package var host: String?
    package var origin: String?
    /// The browser's `Sec-Fetch-Site` header, such as `cross-site`.
    package var site: String?

    package init(
      method: String = "GET", path: String, host: String?, origin: String? = nil,
      site: String? = nil
    ) {
      (self.method, self.path) = (method, path)
      (self.host, self.origin, self.site) = (host, origin, site)
    }
  }

  package enum Answer: Hashable {
    case file(String)
    /// The canvas, over a WebSocket.
    case canvas
    /// A redirect to the address with a trailing slash, which relative links need.
    case page
    case refused(Refusal)
  }

  package enum Refusal: Hashable { case stranger, unknown, method }

  var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The path of the WebSocket, relative to the page.
  static let canvasName = "live"

  package func answer(to question: Question) -> Answer {
    guard let host = question.host, hosts.contains(host) else { return .refused(.stranger) }
    if let origin = question.origin, origin != "http://\(host)" { return .refused(.stranger) }
    if let site = question.site, !["same-origin", "none"].contains(site) {
      return .refused(.stranger)
    }
    let parts = question.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].isEmpty, Self.isSame(String(parts[1]), token) else {
      return .refused(.unknown)
    }
    guard question.method == "GET" else { return .refused(.method) }
    guard parts.count == 3 else { return parts.count == 2 ? .page : .refused(.unknown) }
    guard parts[2] == Self.canvasName else {
      return .file(parts[2].isEmpty ? PageFile.first : String(parts[2]))
    }
    // A program other than a browser can send any origin, but it must know the secret.
    return question.origin == nil ? .refused(.stranger) : .canvas
  }

  /// Returns whether two strings are equal, compared in constant time.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Returns the headers of every response.
  package func headers(for host: String) -> [(name: String, value: String)] {
    [
      (
        "Content-Security-Policy",
        """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src blob: data:; \
        connect-src 'self' ws://\(host); base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'
        """
      ),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Cache-Control", "no-store"),
    ]
  }
}

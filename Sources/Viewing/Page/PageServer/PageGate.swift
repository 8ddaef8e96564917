import Foundation

/// Who may have what of the page: only a browser of this machine that was given its address.
///
/// Any page that is open in the same browser can send requests to this machine, and a name that its owner
/// lets point here is no stranger to the browser. So the address has a secret in it, the request must be
/// meant for this machine by its own name, and what opens the canvas must come from the canvas.
package struct PageGate: Sendable {
  /// Part of the page's address, and hard to guess.
  let token: String
  let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// What a request is about, and what its sender says of itself.
  package struct Question {
    package var method: String
    package var path: String
    package var host: String?
    package var origin: String?
    /// What browsers say of where a request comes from, such as `cross-site`.
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
    /// A file of the page's, by its name.
    case file(String)
    /// The canvas itself, over a WebSocket.
    case canvas
    /// The same with a slash behind it, so that the page's files are found beside it.
    case page
    case refused(Refusal)
  }

  package enum Refusal: Hashable { case stranger, unknown, method }

  /// A secret of 128 bits.
  package static func newToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// The page's address.
  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// The name under which the canvas is found beside the page's files.
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
    // Whatever is no browser can say what it likes, but then it knows the secret.
    return question.origin == nil ? .refused(.stranger) : .canvas
  }

  /// Whether two texts are the same, found out in a time that does not tell where they differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// What a browser is told besides each answer.
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

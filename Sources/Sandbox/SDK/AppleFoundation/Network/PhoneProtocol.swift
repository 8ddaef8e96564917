import Foundation
package import FoundationNetworking
import Synchronization

/// Loads requests of `URLSession` through the simulated phone's network.
package final class PhoneProtocol: URLProtocol {
  private let isStopped = Atomic(false)

  /// The maximum number of redirects that a phone follows.
  private static let mostRedirections = 16

  override package class func canInit(with request: URLRequest) -> Bool {
    ["http", "https"].contains(request.url?.scheme?.lowercased())
  }

  override package class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override package func startLoading() {
    guard let url = request.url else { return fail(.badURL) }
    // Only Foundation's own protocol classes can provide the file that a download task needs, so downloads
    // fail.
    guard !(task is URLSessionDownloadTask) else { return fail(.cannotCreateFile) }
    let configuration = session?.configuration
    let additional = configuration?.httpAdditionalHeaders ?? [:]
    var headers: [String: String] = [:]
    for (name, value) in additional { headers["\(name)"] = "\(value)" }
    headers.merge(request.allHTTPHeaderFields ?? [:]) { $1 }
    load(
      PhoneNetwork.Request(
        url: url, method: request.httpMethod ?? "GET", headers: headers,
        body: request.httpBody ?? task?.originalRequest?.httpBody ?? Data(),
        patience: patience(of: configuration)),
      redirectionsLeft: Self.mostRedirections)
  }

  override package func stopLoading() { isStopped.store(true, ordering: .relaxed) }

  /// Returns the request's time limit, or the session's if the request has the default of 60 seconds.
  private func patience(of configuration: URLSessionConfiguration?) -> TimeInterval {
    let ofRequest = request.timeoutInterval
    guard ofRequest == 60, let configuration else { return ofRequest }
    return configuration.timeoutIntervalForRequest
  }

  /// The session of the task, which Foundation doesn't expose.
  private var session: URLSession? {
    guard let task else { return nil }
    var mirror: Mirror? = Mirror(reflecting: task)
    while let current = mirror {
      if let found = current.children.first(where: { $0.label == "session" }) {
        return found.value as? URLSession
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  private func load(_ request: PhoneNetwork.Request, redirectionsLeft: Int) {
    let loading = Loading(protocol: self)
    PhoneNetwork.carry(request) { answer in
      loading.protocol.take(answer, to: request, redirectionsLeft: redirectionsLeft)
    }
  }

  private func take(
    _ answer: PhoneNetwork.Answer, to request: PhoneNetwork.Request, redirectionsLeft: Int
  ) {
    guard !isStopped.load(ordering: .relaxed) else { return }
    switch answer {
    case .failure(let code): fail(code)
    case .response(let status, let headers, let body):
      if let next = Self.redirection(of: request, status: status, headers: headers) {
        guard redirectionsLeft > 0 else { return fail(.httpTooManyRedirects) }
        return load(next, redirectionsLeft: redirectionsLeft - 1)
      }
      guard
        let response = HTTPURLResponse(
          url: request.url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      else { return fail(.badServerResponse) }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  /// Returns the request that a redirect response leads to, or `nil` for any other response.
  private static func redirection(
    of request: PhoneNetwork.Request, status: Int, headers: [String: String]
  ) -> PhoneNetwork.Request? {
    let place = headers.first { $0.key.lowercased() == "location" }?.value
    guard [301, 302, 303, 307, 308].contains(status), let place,
      let url = URL(string: place, relativeTo: request.url)?.absoluteURL
    else { return nil }
    var next = request
    next.url = url
    if status < 307, next.method != "HEAD" { (next.method, next.body) = ("GET", Data()) }
    return next
  }

  private func fail(_ code: URLError.Code) {
    guard !isStopped.load(ordering: .relaxed) else { return }
    var details: [String: Any] = [:]
    if let url = request.url {
      details[NSURLErrorFailingURLErrorKey] = url
    }
    details[NSLocalizedDescriptionKey] = Self.words(of: code)
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: details))
  }

  /// Returns the phone's error message in English.
  private static func words(of code: URLError.Code) -> String {
    switch code {
    case .notConnectedToInternet: "The Internet connection appears to be offline."
    case .cannotFindHost: "A server with the specified hostname could not be found."
    case .timedOut: "The request timed out."
    case .networkConnectionLost: "The network connection was lost."
    case .cannotCreateFile: "The downloaded file could not be created."
    case .httpTooManyRedirects: "too many HTTP redirects"
    case .appTransportSecurityRequiresSecureConnection:
      "The resource could not be loaded because the App Transport Security policy requires the use "
        + "of a secure connection."
    default: "The request failed."
    }
  }
}

/// Lets a callback use the protocol object from another thread, which Foundation allows.
private struct Loading: @unchecked Sendable {
  let `protocol`: PhoneProtocol
}

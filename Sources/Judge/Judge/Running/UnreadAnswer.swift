import Foundation

/// An encoded response of a worker.
///
/// It can be decoded while the worker handles the next request.
package struct UnreadAnswer<Response: Codable & Sendable>: Sendable {
  /// The number of the request, which the response must repeat.
  let id: Int
  let payload: Data
}

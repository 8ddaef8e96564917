import Foundation

/// An answer as it came from a worker: while it is read, the worker can be asked something else.
package struct UnreadAnswer<Response: Codable & Sendable>: Sendable {
  /// The question's number, which the answer has to have.
  let id: Int
  let payload: Data
}

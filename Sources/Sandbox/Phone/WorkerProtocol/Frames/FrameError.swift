/// An error in a stream of frames.
package enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The announced length exceeds the limit; both are in bytes.
  case tooLong(length: Int, limit: Int)
  /// The stream ended in the middle of a frame.
  case cutShort(missing: Int)
  /// A complete frame that doesn't contain the expected message or value.
  case garbled(String)
  /// No frame arrived within the time limit, in seconds.
  case timedOut(Double)
  /// The other side closed its end between two frames.
  case closed
  /// A failed system call, with its `errno`.
  case system(operation: String, code: Int32)

  package var description: String {
    switch self {
    case .tooLong(let length, let limit):
      "a frame announces \(length) bytes, more than the \(limit) allowed"
    case .cutShort(let missing): "the stream ended \(missing) bytes before the end of a frame"
    case .garbled(let reason): "a frame has the wrong content: \(reason)"
    case .timedOut(let seconds): "no frame arrived within \(seconds) seconds"
    case .closed: "the other side closed the channel"
    case .system(let operation, let code): "\(operation) failed (errno \(code))"
    }
  }
}

extension FrameError {
  /// Describes why a value can't be decoded.
  static func explanation(of error: any Error, otherwise corrupted: String) -> String {
    switch error {
    case DecodingError.dataCorrupted: corrupted
    case DecodingError.keyNotFound(let key, _): "`\(key.stringValue)` is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "`\(context.codingPath.map(\.stringValue).joined(separator: "."))` has the wrong type"
    default: "it can't be read"
    }
  }
}

import Synchronization

/// The keys that were typed while Rings waited for a response from the terminal.
package enum TypedAhead {
  private static let bytes = Mutex<[UInt8]>([])

  /// Whether there are such keys, which polling the input doesn't report.
  package static var isWaiting: Bool { bytes.withLock { !$0.isEmpty } }

  static func add(_ more: some Sequence<UInt8>) { bytes.withLock { $0 += more } }

  /// Removes and returns the bytes.
  static func take() -> [UInt8] {
    bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
  }
}

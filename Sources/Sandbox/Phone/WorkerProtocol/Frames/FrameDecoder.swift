package import Foundation

/// Splits incoming bytes into payloads; returns nothing more after an error.
package struct FrameDecoder: Sendable {
  private var buffer = Data()
  private var consumed = 0
  private var failure: FrameError?
  private let limit: Int

  /// Creates a decoder that refuses payloads of more than `limit` bytes.
  package init(limit: Int = Frame.maximumLength) {
    self.limit = limit
  }

  /// The number of bytes not yet consumed.
  package var pendingCount: Int { buffer.count - consumed }

  /// Adds received bytes; ignores them after an error.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    if consumed > 0, consumed == buffer.count || consumed > 1 << 16 {
      buffer = Data(buffer.dropFirst(consumed))
      consumed = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next payload, or nil if it isn't complete yet.
  ///
  /// A length above the limit is refused as soon as it's announced, before any of the payload is stored.
  package mutating func next() throws(FrameError) -> Data? {
    if let failure { throw failure }
    guard pendingCount >= Frame.headerLength else { return nil }
    let start = buffer.startIndex + consumed
    let length = buffer[start..<start + Frame.headerLength].reduce(0) { $0 << 8 | Int($1) }
    guard length <= limit else {
      let error = FrameError.tooLong(length: length, limit: limit)
      failure = error
      buffer = Data()
      consumed = 0
      throw error
    }
    guard pendingCount >= Frame.headerLength + length else { return nil }
    let payload = buffer[start + Frame.headerLength..<start + Frame.headerLength + length]
    consumed += Frame.headerLength + length
    return Data(payload)
  }

  /// Checks the end of the stream; throws if the stream ended inside a frame.
  package func finish() throws(FrameError) {
    if let failure { throw failure }
    guard pendingCount > 0 else { return }
    guard pendingCount >= Frame.headerLength else {
      throw .cutShort(missing: Frame.headerLength - pendingCount)
    }
    let start = buffer.startIndex + consumed
    let length = buffer[start..<start + Frame.headerLength].reduce(0) { $0 << 8 | Int($1) }
    let missing = Frame.headerLength + length - pendingCount
    if missing > 0 { throw .cutShort(missing: missing) }
  }
}

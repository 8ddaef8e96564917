package import Foundation

/// Takes bytes as they come and gives whole payloads; after an error it gives nothing any more.
package struct FrameDecoder: Sendable {
  private var buffer = Data()
  private var consumed = 0
  private var failure: FrameError?
  private let limit: Int

  /// A decoder that refuses payloads of more than `limit` bytes.
  package init(limit: Int = Frame.maximumLength) {
    self.limit = limit
  }

  /// Bytes that wait for the rest of their frame.
  package var pendingCount: Int { buffer.count - consumed }

  /// Takes the bytes that came next; after an error they are dropped.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    if consumed > 0, consumed == buffer.count || consumed > 1 << 16 {
      buffer = Data(buffer.dropFirst(consumed))
      consumed = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next complete payload, or nil while one is incomplete.
  ///
  /// A length beyond the limit is refused as soon as it is announced, before anything is kept for it.
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

  /// To be asked at the end of the stream: throws when it stopped inside a frame.
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

public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension URLSession {
  /// The bytes of a response.
  ///
  /// All bytes are available as soon as the first byte is.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator

      public mutating func next() async throws -> UInt8? { bytes.next() }
    }

    let data: Data
    public let task: URLSessionDataTask

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }

    /// The text line by line, without line breaks.
    public var lines: AsyncLineSequence<AsyncBytes> { AsyncLineSequence(base: self) }
  }

  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data, task: dataTask(with: request)), response)
  }
}

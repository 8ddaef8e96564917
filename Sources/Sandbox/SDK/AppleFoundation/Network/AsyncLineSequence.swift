public import Foundation

/// An asynchronous sequence of the lines in UTF-8 bytes, without line breaks or empty lines.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct AsyncLineSequence<Base>: AsyncSequence
where Base: AsyncSequence, Base.Element == UInt8 {
  public typealias Element = String

  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator

    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  let base: Base

  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator())
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AsyncLineSequence: Sendable where Base: Sendable {}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AsyncSequence where Self.Element == UInt8 {
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension URL {
  /// The bytes of a URL's contents.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8

    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var bytes: Data.Iterator?

      public mutating func next() async throws -> UInt8? {
        if bytes == nil {
          let data =
            url.isFileURL
            ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
          bytes = data.makeIterator()
        }
        return bytes?.next()
      }
    }

    let url: URL

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

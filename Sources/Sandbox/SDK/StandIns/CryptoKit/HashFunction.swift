// swift-crypto could stand behind these names. Measured with 4.5.2: BoringSSL makes a first build longer by 2.5
// minutes of processor (all of Rings takes 4), and the process that learners run in larger by 4 MB and 6,190
// symbols, 3 ms more at its start.
public import AppleFoundation

/// The few bytes that stand for many.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Makes a digest of bytes given piece by piece.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKitStandIn.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension HashFunction {
  public static func hash<D>(data: D) -> Digest where D: DataProtocol {
    var hash = Self()
    hash.update(data: data)
    return hash.finalize()
  }

  public mutating func update<D>(data: D) where D: DataProtocol {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// The bytes of a digest, which every hash function names its own.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
protocol ByteDigest: Digest {
  static var name: String { get }
  var bytes: [UInt8] { get }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ByteDigest {
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }

  public var description: String {
    "\(Self.name) digest: " + bytes.map(BlockHash.hexadecimal).joined()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SHA256Digest: ByteDigest {
  public static var byteCount: Int { 32 }
  static var name: String { "SHA256" }
  let bytes: [UInt8]
}

/// The hash function SHA-2 with 256 bits (FIPS 180-4).
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { 32 }
  private var hash = BlockHash(rounds: SHA256Rounds.self)

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finalized()) }
}

/// Hash functions that are broken, for files and services that still speak them.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum Insecure {
  public struct SHA1Digest: ByteDigest {
    public static var byteCount: Int { 20 }
    static var name: String { "SHA1" }
    let bytes: [UInt8]
  }

  public struct MD5Digest: ByteDigest {
    public static var byteCount: Int { 16 }
    static var name: String { "MD5" }
    let bytes: [UInt8]
  }

  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    private var hash = BlockHash(rounds: SHA1Rounds.self)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    public func finalize() -> SHA1Digest { SHA1Digest(bytes: hash.finalized()) }
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    private var hash = BlockHash(rounds: MD5Rounds.self)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      hash.update(bufferPointer)
    }

    public func finalize() -> MD5Digest { MD5Digest(bytes: hash.finalized()) }
  }
}

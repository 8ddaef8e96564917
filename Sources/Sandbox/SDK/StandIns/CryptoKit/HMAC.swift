public import AppleFoundation

/// The code by which a message proves that it comes from someone with the key (RFC 2104).
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct HMAC<H>: Sendable where H: HashFunction {
  public typealias Key = SymmetricKey
  public typealias MAC = HashedAuthenticationCode<H>

  private let outerKey: [UInt8]
  private var inner = H()

  public init(key: SymmetricKey) {
    var block =
      key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    outerKey = block.map { $0 ^ 0x5C }
    inner.update(data: block.map { $0 ^ 0x36 })
  }

  public mutating func update<D>(data: D) where D: DataProtocol {
    inner.update(data: data)
  }

  public func finalize() -> MAC {
    var outer = H()
    outer.update(data: outerKey)
    outer.update(data: Array(inner.finalize()))
    return HashedAuthenticationCode(digest: outer.finalize())
  }

  public static func authenticationCode<D>(for data: D, using key: SymmetricKey) -> MAC
  where D: DataProtocol {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  public static func isValidAuthenticationCode<D>(
    _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
  ) -> Bool where D: DataProtocol {
    self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct HashedAuthenticationCode<H>: Hashable, ContiguousBytes, Sequence,
  CustomStringConvertible, Sendable
where H: HashFunction {
  let digest: H.Digest

  public func makeIterator() -> Array<UInt8>.Iterator { Array(digest).makeIterator() }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try digest.withUnsafeBytes(body)
  }

  public var description: String {
    "HMAC with \(H.self): " + digest.map(BlockHash.hexadecimal).joined()
  }
}

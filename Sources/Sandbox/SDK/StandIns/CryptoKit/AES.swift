public import AppleFoundation

/// The cipher AES (FIPS 197).
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum AES {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension AES {
  /// AES in Galois/Counter Mode (NIST SP 800-38D), with a tag of 16 bytes.
  public enum GCM {
    /// A number that is used once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      public init() {
        bytes = (0..<12).map { _ in UInt8.random(in: .min ... .max) }
      }

      public init<D>(data: D) throws where D: DataProtocol {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
    }

    /// What was encrypted, with what proves that it is whole.
    public struct SealedBox: Sendable {
      public let nonce: Nonce
      public let ciphertext: Data
      public let tag: Data

      /// All three after one another; nil when the nonce is not 12 bytes long.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      public init<C, T>(nonce: Nonce, ciphertext: C, tag: T) throws
      where C: DataProtocol, T: DataProtocol {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.nonce = nonce
        self.ciphertext = Data(ciphertext)
        self.tag = Data(tag)
      }

      public init<D>(combined: D) throws where D: DataProtocol {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(
          nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16),
          tag: bytes.suffix(16))
      }
    }

    public static func seal<Plaintext, AuthenticatedData>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox where Plaintext: DataProtocol, AuthenticatedData: DataProtocol {
      let nonce = nonce ?? Nonce()
      let counter = try CounterMode(key: key.bytes, nonce: nonce.bytes)
      let ciphertext = counter.crypted(Array(message))
      let tag = counter.tag(of: ciphertext, authenticating: Array(authenticatedData))
      return try SealedBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }

    public static func seal<Plaintext>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox where Plaintext: DataProtocol {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func open<AuthenticatedData>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data where AuthenticatedData: DataProtocol {
      let counter = try CounterMode(key: key.bytes, nonce: sealedBox.nonce.bytes)
      let ciphertext = Array(sealedBox.ciphertext)
      let expected = counter.tag(of: ciphertext, authenticating: Array(authenticatedData))
      // Every byte is compared, so that the time tells nothing about the place of the first wrong one.
      let difference = zip(expected, sealedBox.tag).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
      guard difference == 0 else { throw CryptoKitError.authenticationFailure }
      return Data(counter.crypted(ciphertext))
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

public import AppleFoundation

/// How many bits a key has.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int

  public init(bitCount: Int) {
    self.bitCount = bitCount
  }

  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret that both sides have.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  public init<D>(data: D) where D: ContiguousBytes {
    bytes = data.withUnsafeBytes { Array($0) }
  }

  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) }
  }

  public var bitCount: Int { bytes.count * 8 }

  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// Why something could not be encrypted or decrypted.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum CryptoKitError: Error, Equatable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}

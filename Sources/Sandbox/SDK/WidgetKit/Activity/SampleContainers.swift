import Foundation

/// A keyed container with a sample for every key.
struct SampleKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  /// The first key, if the keys can be enumerated.
  ///
  /// An enumeration with payloads decodes the single key that is present.
  var allKeys: [Key] { SampleKeys.first(of: Key.self).map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { decoder.isDeep }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.under(key).value(of: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.under(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.under(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.under(key) }
}

/// The keys of enumerations with payloads.
private enum SampleKeys {
  /// Returns the first key, or `nil` for keys with payloads.
  ///
  /// The compiler synthesizes keys as enumerations without payloads, whose memory holds only the case number.
  static func first<Key: CodingKey>(of type: Key.Type) -> Key? {
    guard unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee == 0x201,
      MemoryLayout<Key>.size <= 1
    else { return nil }
    return withUnsafeTemporaryAllocation(of: Key.self, capacity: 1) { memory in
      guard let base = memory.baseAddress else { return nil }
      memset(base, 0, MemoryLayout<Key>.size)
      return base.pointee
    }
  }
}

/// An unkeyed container with three samples.
struct SampleUnkeyedContainer: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var currentIndex = 0

  init(decoder: SampleDecoder) { self.decoder = decoder }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isDeep ? 0 : 3 }
  var isAtEnd: Bool { decoder.isDeep || currentIndex >= 3 }

  private mutating func next() -> SampleDecoder {
    defer { currentIndex += 1 }
    return decoder.under(SampleIndex(currentIndex))
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().value(of: type)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { next() }
}

private struct SampleIndex: CodingKey {
  let intValue: Int?
  var stringValue: String { intValue.map(String.init) ?? "" }

  init(_ index: Int) { intValue = index }
  init?(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { return nil }
}

/// A container for a single sample value.
struct SampleSingleContainer: SingleValueDecodingContainer {
  let decoder: SampleDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isDeep }
  func decode(_ type: Bool.Type) throws -> Bool { true }
  func decode(_ type: String.Type) throws -> String { decoder.text }
  // A floating-point sample is between 0 and 1, because most widgets use fractions. Integers are small.
  func decode(_ type: Double.Type) throws -> Double { 0.6 }
  func decode(_ type: Float.Type) throws -> Float { 0.6 }
  func decode(_ type: Int.Type) throws -> Int { 3 }
  func decode(_ type: Int8.Type) throws -> Int8 { 3 }
  func decode(_ type: Int16.Type) throws -> Int16 { 3 }
  func decode(_ type: Int32.Type) throws -> Int32 { 3 }
  func decode(_ type: Int64.Type) throws -> Int64 { 3 }
  func decode(_ type: UInt.Type) throws -> UInt { 3 }
  func decode(_ type: UInt8.Type) throws -> UInt8 { 3 }
  func decode(_ type: UInt16.Type) throws -> UInt16 { 3 }
  func decode(_ type: UInt32.Type) throws -> UInt32 { 3 }
  func decode(_ type: UInt64.Type) throws -> UInt64 { 3 }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decoder.value(of: type)
  }
}

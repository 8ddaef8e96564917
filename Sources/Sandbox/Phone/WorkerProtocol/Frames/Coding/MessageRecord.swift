/// The fields of a value, found by name.
///
/// Values are mostly decoded in the order in which they were encoded, so each search starts after the last
/// result.
final class MessageRecord<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let reader: MessageReader
  private let depth: Int
  /// The name index of each field, and the position of its value.
  private var fields: [(name: Int, value: Int)] = []
  private var next = 0

  var codingPath: [any CodingKey] { [] }

  init(_ reader: MessageReader, at place: Int, depth: Int) throws {
    guard try reader.kind(at: place, before: reader.end) == .fields else {
      throw reader.mismatch([String: Any].self, nil)
    }
    guard depth < MessageFormat.mostNested else { throw MessageReader.corrupted }
    self.reader = reader
    self.depth = depth + 1
    let contents = try reader.contents(at: place, before: reader.end)
    var place = contents.lowerBound
    while place < contents.upperBound {
      let (name, value) = try reader.name(at: place, before: contents.upperBound)
      fields.append((name, value))
      place = try reader.endOfValue(at: value, before: contents.upperBound)
    }
  }

  var allKeys: [Key] { fields.compactMap { Key(stringValue: reader.names[$0.name]) } }

  /// Returns the position of a field's value; nil if it's missing.
  private func place(of key: Key) -> Int? {
    let name = key.stringValue
    for step in fields.indices {
      let candidate = next + step < fields.count ? next + step : next + step - fields.count
      guard reader.names[fields[candidate].name] == name else { continue }
      next = candidate + 1
      return fields[candidate].value
    }
    return nil
  }

  private func required(_ key: Key) throws -> Int {
    if let place = place(of: key) { return place }
    throw DecodingError.keyNotFound(
      key, DecodingError.Context(codingPath: [], debugDescription: "There is no such field."))
  }

  /// Returns the position of a value that exists and isn't null.
  private func present(_ key: Key) throws -> Int? {
    guard let place = place(of: key), try !reader.isNull(at: place) else { return nil }
    return place
  }

  func contains(_ key: Key) -> Bool { place(of: key) != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try reader.isNull(at: required(key)) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.decode(type, at: required(key), depth: depth, field: key)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    try present(key).map { try reader.decode(type, at: $0, depth: depth, field: key) }
  }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try reader.bool(at: required(key), key)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try present(key).map { try reader.bool(at: $0, key) }
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try reader.string(at: required(key), key)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key).map { try reader.string(at: $0, key) }
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try reader.number(at: required(key), key)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(key).map { try reader.number(at: $0, key) }
  }

  func decode(_ type: Float.Type, forKey key: Key) throws -> Float {
    Float(try reader.number(at: required(key), key))
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try whole(key) }
  func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try whole(key) }
  func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try whole(key) }
  func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try whole(key) }
  func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try whole(key) }
  func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try whole(key) }
  func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try whole(key) }
  func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try whole(key) }
  func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try whole(key) }
  func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try whole(key) }

  private func whole<Value: FixedWidthInteger>(_ key: Key) throws -> Value {
    try reader.whole(at: required(key), key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try MessageDecoder(reader: reader, place: required(key), depth: depth).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try MessageItems(reader, at: required(key), depth: depth)
  }

  func superDecoder() throws -> any Decoder { throw MessageReader.corrupted }

  func superDecoder(forKey key: Key) throws -> any Decoder { throw MessageReader.corrupted }
}

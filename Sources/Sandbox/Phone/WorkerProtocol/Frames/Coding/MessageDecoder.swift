import Foundation

/// Decodes the value at a position in a message.
struct MessageDecoder: Decoder {
  let reader: MessageReader
  let place: Int
  /// The number of containers around the value.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes a whole message.
  ///
  /// - Throws: `DecodingError` if the message doesn't contain that type.
  static func value<Value: Decodable>(_ type: Value.Type, in message: Data) throws -> Value {
    let reader = try MessageReader(message)
    return try reader.decode(type, at: MessageFormat.headerLength, depth: 0)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try MessageRecord<Key>(reader, at: place, depth: depth))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try MessageItems(reader, at: place, depth: depth)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension MessageDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { (try? reader.isNull(at: place)) ?? true }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reader.decode(type, at: place, depth: depth)
  }

  func decode(_ type: Bool.Type) throws -> Bool { try reader.bool(at: place) }
  func decode(_ type: String.Type) throws -> String { try reader.string(at: place) }
  func decode(_ type: Double.Type) throws -> Double { try reader.number(at: place) }
  func decode(_ type: Float.Type) throws -> Float { Float(try reader.number(at: place)) }
  func decode(_ type: Int.Type) throws -> Int { try reader.whole(at: place) }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.whole(at: place) }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.whole(at: place) }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.whole(at: place) }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.whole(at: place) }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.whole(at: place) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.whole(at: place) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.whole(at: place) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.whole(at: place) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.whole(at: place) }
}

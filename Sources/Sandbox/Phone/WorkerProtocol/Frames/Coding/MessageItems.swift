/// The values of a list, decoded in order.
struct MessageItems: UnkeyedDecodingContainer {
  private let reader: MessageReader
  private let depth: Int
  private var next: Int
  private let end: Int
  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { [] }
  /// Unknown before the end, because the sender could claim any number.
  var count: Int? { nil }
  var isAtEnd: Bool { next >= end }

  init(_ reader: MessageReader, at place: Int, depth: Int) throws {
    guard try reader.kind(at: place, before: reader.end) == .list else {
      throw reader.mismatch([Any].self, nil)
    }
    guard depth < MessageFormat.mostNested else { throw MessageReader.corrupted }
    self.reader = reader
    self.depth = depth + 1
    let contents = try reader.contents(at: place, before: reader.end)
    next = contents.lowerBound
    end = contents.upperBound
  }

  /// Decodes the next value, and advances only if that succeeds.
  private mutating func take<Value>(_ value: (MessageDecoder) throws -> Value) throws -> Value {
    let following = try reader.endOfValue(at: next, before: end)
    let taken = try value(MessageDecoder(reader: reader, place: next, depth: depth))
    next = following
    currentIndex += 1
    return taken
  }

  mutating func decodeNil() throws -> Bool {
    guard try reader.kind(at: next, before: end) == .null else { return false }
    return try take { _ in true }
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try take { try $0.decode(type) }
  }

  mutating func decode(_ type: Bool.Type) throws -> Bool { try take { try $0.decode(type) } }
  mutating func decode(_ type: String.Type) throws -> String { try take { try $0.decode(type) } }
  mutating func decode(_ type: Double.Type) throws -> Double { try take { try $0.decode(type) } }
  mutating func decode(_ type: Float.Type) throws -> Float { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int.Type) throws -> Int { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt.Type) throws -> UInt { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try take { try $0.decode(type) } }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try take { try $0.decode(type) } }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { throw MessageReader.corrupted }
}

/// The values of a list, encoded in order.
struct MessageList: UnkeyedEncodingContainer {
  private let writer: MessageWriter
  private let container: MessageWriter.Container
  private(set) var count = 0

  var codingPath: [any CodingKey] { [] }

  init(_ writer: MessageWriter, in container: MessageWriter.Container) {
    self.writer = writer
    self.container = container
  }

  private mutating func begin() {
    writer.resume(container)
    count += 1
  }

  mutating func encodeNil() {
    begin()
    writer.write(.null)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    begin()
    try writer.encode(value)
  }

  mutating func encode(_ value: Bool) {
    begin()
    writer.write(value)
  }

  mutating func encode(_ value: String) {
    begin()
    writer.write(value)
  }

  mutating func encode(_ value: Double) {
    begin()
    writer.write(value)
  }

  mutating func encode(_ value: Float) { encode(Double(value)) }

  mutating func encode(_ value: Int64) {
    begin()
    writer.write(integer: value)
  }

  mutating func encode(_ value: UInt64) {
    begin()
    writer.write(unsigned: value)
  }

  mutating func encode(_ value: Int) { encode(Int64(value)) }
  mutating func encode(_ value: Int8) { encode(Int64(value)) }
  mutating func encode(_ value: Int16) { encode(Int64(value)) }
  mutating func encode(_ value: Int32) { encode(Int64(value)) }
  mutating func encode(_ value: UInt) { encode(UInt64(value)) }
  mutating func encode(_ value: UInt8) { encode(Int64(value)) }
  mutating func encode(_ value: UInt16) { encode(Int64(value)) }
  mutating func encode(_ value: UInt32) { encode(Int64(value)) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    begin()
    return KeyedEncodingContainer(MessageFields<NestedKey>(writer, in: writer.begin(.fields)))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    begin()
    return MessageList(writer, in: writer.begin(.list))
  }

  mutating func superEncoder() -> any Encoder { writer.inherited() }
}

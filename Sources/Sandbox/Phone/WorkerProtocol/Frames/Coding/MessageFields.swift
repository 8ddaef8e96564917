/// The fields of a value, encoded by name.
struct MessageFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let writer: MessageWriter
  private let container: MessageWriter.Container

  var codingPath: [any CodingKey] { [] }

  init(_ writer: MessageWriter, in container: MessageWriter.Container) {
    self.writer = writer
    self.container = container
  }

  private func begin(_ key: some CodingKey) {
    writer.resume(container)
    writer.write(name: key.stringValue)
  }

  func encodeNil(forKey key: Key) {
    begin(key)
    writer.write(.null)
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    begin(key)
    try writer.encode(value)
  }

  func encode(_ value: Bool, forKey key: Key) {
    begin(key)
    writer.write(value)
  }

  func encode(_ value: String, forKey key: Key) {
    begin(key)
    writer.write(value)
  }

  func encode(_ value: Double, forKey key: Key) {
    begin(key)
    writer.write(value)
  }

  func encode(_ value: Float, forKey key: Key) { encode(Double(value), forKey: key) }

  func encode(_ value: Int64, forKey key: Key) {
    begin(key)
    writer.write(integer: value)
  }

  func encode(_ value: UInt64, forKey key: Key) {
    begin(key)
    writer.write(unsigned: value)
  }

  func encode(_ value: Int, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: Int8, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: Int16, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: Int32, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: UInt, forKey key: Key) { encode(UInt64(value), forKey: key) }
  func encode(_ value: UInt8, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: UInt16, forKey key: Key) { encode(Int64(value), forKey: key) }
  func encode(_ value: UInt32, forKey key: Key) { encode(Int64(value), forKey: key) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    begin(key)
    return KeyedEncodingContainer(MessageFields<NestedKey>(writer, in: writer.begin(.fields)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    begin(key)
    return MessageList(writer, in: writer.begin(.list))
  }

  func superEncoder() -> any Encoder { writer.inherited() }

  func superEncoder(forKey key: Key) -> any Encoder { writer.inherited() }
}

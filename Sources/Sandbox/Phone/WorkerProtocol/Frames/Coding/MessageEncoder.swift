import Foundation

/// Encodes a value at the writer's current position.
struct MessageEncoder: Encoder {
  let writer: MessageWriter
  /// The position at which the value begins.
  let start: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ writer: MessageWriter) {
    self.writer = writer
    start = writer.end
  }

  /// Encodes a whole message.
  ///
  /// - Throws: `FrameError.garbled` if a value nests too deep, or encodes itself in an unsupported way.
  static func message(of value: some Encodable) throws -> Data {
    let writer = MessageWriter()
    try writer.encode(value)
    return try writer.finished()
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(MessageFields<Key>(writer, in: container(.fields)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    MessageList(writer, in: container(.list))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// Returns a new container, or the container already begun for this value.
  private func container(_ kind: MessageFormat.Kind) -> MessageWriter.Container {
    if writer.end == start { return writer.begin(kind) }
    if let begun = writer.container(kind, at: start) { return begun }
    writer.fail("one value was written twice")
    return writer.begin(kind)
  }
}

extension MessageWriter {
  func encode<Value: Encodable>(_ value: Value) throws {
    // Writes these types directly, because they would encode themselves piece by piece, and every picture
    // contains them.
    if Value.self == CGFloat.self, let value = value as? CGFloat { return write(Double(value)) }
    if Value.self == Data.self, let value = value as? Data { return write(value) }
    let start = end
    try value.encode(to: MessageEncoder(self))
    // A value without fields writes nothing itself, so this writes an empty list of fields.
    if end == start { _ = begin(.fields) }
  }

  /// Fails, because a class can't be a message, and returns an encoder to continue with.
  func inherited() -> MessageEncoder {
    fail("a class can't be a message")
    return MessageEncoder(self)
  }
}

extension MessageEncoder: SingleValueEncodingContainer {
  private func place() {
    if writer.end != start { writer.fail("one value was written twice") }
  }

  func encodeNil() {
    place()
    writer.write(.null)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    place()
    try writer.encode(value)
  }

  func encode(_ value: Bool) {
    place()
    writer.write(value)
  }

  func encode(_ value: String) {
    place()
    writer.write(value)
  }

  func encode(_ value: Double) {
    place()
    writer.write(value)
  }

  func encode(_ value: Float) { encode(Double(value)) }

  func encode(_ value: Int64) {
    place()
    writer.write(integer: value)
  }

  func encode(_ value: UInt64) {
    place()
    writer.write(unsigned: value)
  }

  func encode(_ value: Int) { encode(Int64(value)) }
  func encode(_ value: Int8) { encode(Int64(value)) }
  func encode(_ value: Int16) { encode(Int64(value)) }
  func encode(_ value: Int32) { encode(Int64(value)) }
  func encode(_ value: UInt) { encode(UInt64(value)) }
  func encode(_ value: UInt8) { encode(Int64(value)) }
  func encode(_ value: UInt16) { encode(Int64(value)) }
  func encode(_ value: UInt32) { encode(Int64(value)) }
}

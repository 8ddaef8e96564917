import Foundation

/// Reads the bytes of one message from an untrusted sender; never reads outside its bounds.
final class MessageReader {
  private let bytes: [UInt8]
  /// The field names by index.
  let names: [String]
  /// The end of the message's value.
  let end: Int

  /// Validates the message and reads its field names.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the payload isn't a message.
  init(_ payload: Data) throws {
    bytes = [UInt8](payload)
    let header = MessageFormat.headerLength
    guard bytes.count >= header, bytes[0] == MessageFormat.mark else { throw Self.corrupted }
    let length = Self.length(in: bytes, at: 1)
    guard length <= bytes.count - header else { throw Self.corrupted }
    end = header + length
    var names: [String] = []
    var place = end
    while place < bytes.count {
      let range = try Self.text(in: bytes, at: place, before: bytes.count)
      names.append(try Self.string(in: bytes, range))
      place = range.upperBound
    }
    self.names = names
    guard try endOfValue(at: header, before: end) == end else { throw Self.corrupted }
  }

  static var corrupted: DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "It isn't a message."))
  }

  // MARK: - Places

  /// Returns the kind of a value that begins before `end`.
  func kind(at place: Int, before end: Int) throws -> MessageFormat.Kind {
    guard place < end, let kind = MessageFormat.Kind(rawValue: bytes[place]) else {
      throw Self.corrupted
    }
    return kind
  }

  /// Returns the end of a value, which can't be after `end`.
  func endOfValue(at place: Int, before end: Int) throws -> Int {
    let content = place + 1
    let next: Int
    switch try kind(at: place, before: end) {
    case .null, .isFalse, .isTrue: next = content
    case .integer: next = try Self.variable(in: bytes, at: content, before: end).end
    case .unsigned, .double: next = content + 8
    case .text, .bytes: next = try Self.text(in: bytes, at: content, before: end).upperBound
    case .list, .fields: next = try contents(at: place, before: end).upperBound
    }
    guard next <= end else { throw Self.corrupted }
    return next
  }

  /// Returns the range of a container's values.
  func contents(at place: Int, before end: Int) throws -> Range<Int> {
    let start = place + 1 + MessageFormat.lengthOfLength
    guard start <= end else { throw Self.corrupted }
    let length = Self.length(in: bytes, at: place + 1)
    guard length <= end - start else { throw Self.corrupted }
    return start..<start + length
  }

  /// Returns a field's name index, and the position of its value.
  func name(at place: Int, before end: Int) throws -> (name: Int, end: Int) {
    let (value, next) = try Self.variable(in: bytes, at: place, before: end)
    guard let name = Int(exactly: value), names.indices.contains(name) else { throw Self.corrupted }
    return (name, next)
  }

  // MARK: - Values that `endOfValue` has validated

  func integer(at place: Int) throws -> Int64 {
    let bits = try Self.variable(in: bytes, at: place + 1, before: end).value
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  func unsigned(at place: Int) throws -> UInt64 {
    guard place + 9 <= end else { throw Self.corrupted }
    return (1...8).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
  }

  func double(at place: Int) throws -> Double { Double(bitPattern: try unsigned(at: place)) }

  func text(at place: Int) throws -> String {
    try Self.string(in: bytes, Self.text(in: bytes, at: place + 1, before: end))
  }

  func data(at place: Int) throws -> Data {
    Data(bytes[try Self.text(in: bytes, at: place + 1, before: end)])
  }

  // MARK: - Bytes

  private static func length(in bytes: [UInt8], at place: Int) -> Int {
    (0..<MessageFormat.lengthOfLength).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  /// Reads a number with seven bits per byte.
  private static func variable(
    in bytes: [UInt8], at place: Int, before end: Int
  ) throws -> (value: UInt64, end: Int) {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    var next = place
    while next < end, shift < 64 {
      let byte = bytes[next]
      next += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return (value, next) }
      shift += 7
    }
    throw corrupted
  }

  /// Returns the range of bytes that follow their length.
  private static func text(
    in bytes: [UInt8], at place: Int, before end: Int
  ) throws -> Range<Int> {
    let (length, start) = try variable(in: bytes, at: place, before: end)
    guard length <= UInt64(end - start) else { throw corrupted }
    return start..<start + Int(length)
  }

  private static func string(in bytes: [UInt8], _ range: Range<Int>) throws -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else { throw corrupted }
    return text
  }
}

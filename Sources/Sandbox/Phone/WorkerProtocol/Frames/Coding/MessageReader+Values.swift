import Foundation

/// Decodes values as specific types.
///
/// - Throws: `DecodingError.typeMismatch` if the value has another type, with the field's name if it has one.
extension MessageReader {
  func isNull(at place: Int) throws -> Bool { try kind(at: place, before: end) == .null }

  func decode<Value: Decodable>(
    _ type: Value.Type, at place: Int, depth: Int, field: (any CodingKey)? = nil
  ) throws -> Value {
    if type == CGFloat.self, let value = CGFloat(try number(at: place, field)) as? Value {
      return value
    }
    if type == Data.self {
      guard try kind(at: place, before: end) == .bytes, let value = try data(at: place) as? Value
      else { throw mismatch(type, field) }
      return value
    }
    return try Value(from: MessageDecoder(reader: self, place: place, depth: depth))
  }

  func bool(at place: Int, _ field: (any CodingKey)? = nil) throws -> Bool {
    switch try kind(at: place, before: end) {
    case .isTrue: true
    case .isFalse: false
    default: throw mismatch(Bool.self, field)
    }
  }

  func string(at place: Int, _ field: (any CodingKey)? = nil) throws -> String {
    guard try kind(at: place, before: end) == .text else { throw mismatch(String.self, field) }
    return try text(at: place)
  }

  func number(at place: Int, _ field: (any CodingKey)? = nil) throws -> Double {
    switch try kind(at: place, before: end) {
    case .double: try double(at: place)
    case .integer: Double(try integer(at: place))
    default: throw mismatch(Double.self, field)
    }
  }

  func whole<Value: FixedWidthInteger>(
    at place: Int, _ field: (any CodingKey)? = nil
  ) throws -> Value {
    let value: Value? =
      switch try kind(at: place, before: end) {
      case .integer: Value(exactly: try integer(at: place))
      case .unsigned: Value(exactly: try unsigned(at: place))
      default: throw mismatch(Value.self, field)
      }
    guard let value else { throw Self.corrupted }
    return value
  }

  func mismatch(_ type: Any.Type, _ field: (any CodingKey)?) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: field.map { [$0] } ?? [], debugDescription: "It isn't of type \(type)."))
  }
}

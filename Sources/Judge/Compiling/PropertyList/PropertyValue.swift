package import Foundation

/// A value in a property list; dates and data are stored as text.
package indirect enum PropertyValue: Hashable, Sendable {
  case dictionary([String: PropertyValue])
  case array([PropertyValue])
  case text(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)

  private var object: Any {
    switch self {
    case .dictionary(let values): values.mapValues(\.object)
    case .array(let values): values.map(\.object)
    case .text(let text): text
    case .integer(let number): number
    case .real(let number): number
    case .bool(let isTrue): isTrue
    }
  }

  /// Returns the value as an XML property list.
  ///
  /// - Throws: An error for a value that property lists don't support.
  package func propertyList() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
  }

  /// Decodes the value as a type.
  ///
  /// - Throws: `DecodingError` for a value of another structure.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let list = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    return try PropertyListDecoder().decode(type, from: list)
  }
}

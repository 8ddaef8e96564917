package import Foundation

/// A value in a property list; a date and data are the text that stands for them.
package indirect enum PropertyValue: Hashable, Sendable {
  case dictionary([String: PropertyValue])
  case array([PropertyValue])
  case text(String)
  case integer(Int)
  case real(Double)
  case bool(Bool)

  /// What Foundation makes of such a list.
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

  /// The value as a property list in XML.
  ///
  /// - Throws: for a value that no list can hold.
  package func propertyList() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
  }

  /// The value as a type reads it.
  ///
  /// - Throws: `DecodingError` for a value of another shape.
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    let list = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    return try PropertyListDecoder().decode(type, from: list)
  }
}

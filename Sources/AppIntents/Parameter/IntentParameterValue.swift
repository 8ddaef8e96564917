/// A parameter's value as it is written outside of Swift: in JSON or on a command line.
package enum IntentParameterValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([IntentParameterValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else {
      self = .list(try container.decode([IntentParameterValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    }
  }
}

extension IntentParameterValue: CustomStringConvertible {
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): String(value)
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .text(let value): "\"\(value)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }

  /// The value as the text of an identifier or raw value.
  var identifier: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .bool(let value): String(value)
    case .number, .null, .list: nil
    }
  }
}

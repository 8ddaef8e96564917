import AppleFoundation

/// A parameter's external value, either stored by the phone as JSON or typed by a person.
package enum IntentParameterValue: Codable, Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([IntentParameterValue])
  /// Text that a person typed, which can be a name rather than an identifier: `{"typed": "Seoul"}` in JSON.
  case typed(String)

  private enum Key: String, CodingKey { case typed }

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
    } else if let object = try? decoder.container(keyedBy: Key.self) {
      self = .typed(try object.decode(String.self, forKey: .typed))
    } else {
      self = .list(try container.decode([IntentParameterValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if case .typed(let words) = self {
      var object = encoder.container(keyedBy: Key.self)
      return try object.encode(words, forKey: .typed)
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .typed: break
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
    case .typed(let text): "\"\(text)\""
    case .list(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    }
  }

  /// The value as an identifier or raw value.
  var identifier: String? {
    switch self {
    case .text(let text), .typed(let text): text
    case .integer(let number): String(number)
    case .bool(let value): String(value)
    case .number, .null, .list: nil
    }
  }

  /// The value in the form that a person types.
  var typedText: String {
    switch self {
    case .list(let values): values.map(\.typedText).joined(separator: ",")
    case .null: ""
    default: identifier ?? description
    }
  }

  var isTyped: Bool { if case .typed = self { true } else { false } }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameterValue {
  /// Creates the stored form of a value: an entity's identifier or an enumeration's raw value.
  init(keeping value: Any) {
    self =
      switch value {
      case let value as IntentParameterValue: value
      case let choice as any AppEnum: .text(choice.rawValue.description)
      case let entity as any AppEntity: .text(entity.keptIdentifier)
      case let value as Bool: .bool(value)
      case let value as Int: .integer(value)
      case let value as Double: .number(value)
      case let value as Float: .number(Double(value))
      case let value as Decimal: .number(NSDecimalNumber(decimal: value).doubleValue)
      case let value as String: .text(value)
      case let value as AttributedString: .text(String(value.characters))
      case let value as Date: .text(value.formatted(.iso8601))
      case let value as DateComponents: .text(TypedDate.text(of: value))
      case let value as URL: .text(value.absoluteString)
      case let value as UUID: .text(value.uuidString)
      case let value as any MeasurementIntentValue: .text(value.keptText)
      case let values as [Any]: .list(values.map(IntentParameterValue.init(keeping:)))
      default: .text(String(describing: value))
      }
  }

  /// Creates the stored form of a value, or returns `nil` if it can't be restored exactly.
  package init?(archiving value: Any) {
    switch value {
    case let date as Date
    where date != Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded()):
      return nil
    case let values as [Any]:
      let kept = values.compactMap(IntentParameterValue.init(archiving:))
      guard kept.count == values.count else { return nil }
      self = .list(kept)
    case is any AppEnum, is any AppEntity, is Bool, is Int, is Double, is Float, is String, is Date,
      is URL, is UUID, is any MeasurementIntentValue:
      self.init(keeping: value)
    default: return nil
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppEntity {
  fileprivate var keptIdentifier: String { id.entityIdentifierString }
}

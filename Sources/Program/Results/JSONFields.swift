/// A JSON object that leaves out keys whose value is nil.
package struct JSONFields: Encodable, ExpressibleByDictionaryLiteral {
  private let fields: [(name: String, value: (any Encodable)?)]

  package init(dictionaryLiteral elements: (String, (any Encodable)?)...) { fields = elements }

  private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: FieldName.self)
    for case (let name, let value?) in fields {
      try container.encode(value, forKey: FieldName(stringValue: name))
    }
  }
}

extension Optional where Wrapped: Encodable {
  /// The value, or JSON `null`, for a key that is always present.
  var orNull: any Encodable { self }
}

/// A JSON array of values of different types.
struct JSONArray: Encodable {
  let values: [any Encodable]

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values { try container.encode(value) }
  }
}

/// A JSON object; nil leaves its key out.
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
  /// The value, or JSON's null, for keys that an object always has.
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

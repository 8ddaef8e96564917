/// An optional type for a parameter, with its wrapped type erased.
package protocol OptionalIntentValue {
  static var none: Self { get }
  static var wrappedType: Any.Type { get }
  var content: Any? { get }
  static func read(_ value: IntentParameterValue, with reader: IntentValueReader) async throws
    -> Self
}

extension Optional: OptionalIntentValue {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var content: Any? { self }

  package static func read(
    _ value: IntentParameterValue, with reader: IntentValueReader
  ) async throws -> Wrapped? {
    // An empty text field means no value.
    value == .null || value == .typed("") ? nil : try await reader.read(Wrapped.self, from: value)
  }
}

/// An array type for a parameter, with its element type erased.
package protocol ListIntentValue {
  static var elementType: Any.Type { get }
  static func read(_ value: IntentParameterValue, with reader: IntentValueReader) async throws
    -> Self
}

extension Array: ListIntentValue {
  package static var elementType: Any.Type { Element.self }

  package static func read(
    _ value: IntentParameterValue, with reader: IntentValueReader
  ) async throws -> [Element] {
    let elements: [IntentParameterValue]
    switch value {
    case .list(let given): elements = given
    // Typed text contains values separated by commas.
    case .typed(let text):
      elements = text.split(separator: ",").map { .typed(String($0).trimmingSpaces) }
    default: throw reader.unreadable(value, as: Self.self)
    }
    var result: [Element] = []
    for element in elements {
      do {
        result.append(try await reader.read(Element.self, from: element))
      } catch IntentParameterError.unknownEntity where !element.isTyped {
        // Omit stored entities that no longer exist.
      }
    }
    return result
  }
}

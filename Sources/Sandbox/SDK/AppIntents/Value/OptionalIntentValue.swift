/// An optional parameter type, seen without its wrapped type.
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
    // A person who leaves the field empty chooses nothing.
    value == .null || value == .typed("") ? nil : try await reader.read(Wrapped.self, from: value)
  }
}

/// A list parameter type, seen without its element type.
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
    // A person writes several with commas between.
    case .typed(let text):
      elements = text.split(separator: ",").map { .typed(String($0).trimmingSpaces) }
    default: throw reader.unreadable(value, as: Self.self)
    }
    var result: [Element] = []
    for element in elements {
      do {
        result.append(try await reader.read(Element.self, from: element))
      } catch IntentParameterError.unknownEntity where !element.isTyped {
        // What was kept and is no longer there is left out.
      }
    }
    return result
  }
}

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
    value == .null ? nil : try await reader.read(Wrapped.self, from: value)
  }
}

/// A list parameter type, seen without its element type.
package protocol ListIntentValue {
  static func read(_ value: IntentParameterValue, with reader: IntentValueReader) async throws
    -> Self
}

extension Array: ListIntentValue {
  package static func read(
    _ value: IntentParameterValue, with reader: IntentValueReader
  ) async throws -> [Element] {
    guard case .list(let elements) = value else {
      throw reader.unreadable(value, as: Self.self)
    }
    var result: [Element] = []
    for element in elements { result.append(try await reader.read(Element.self, from: element)) }
    return result
  }
}

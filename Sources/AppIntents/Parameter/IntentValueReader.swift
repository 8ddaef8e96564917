import AppleFoundation

/// Reads a parameter's value from how it is written outside of Swift.
package struct IntentValueReader: Sendable {
  /// The parameter's name, for messages.
  package let name: String
  /// What finds entities, where the parameter has a query of its own.
  package let provider: (any DynamicOptionsProvider)?

  package init(name: String, provider: (any DynamicOptionsProvider)? = nil) {
    self.name = name
    self.provider = provider
  }

  package func read<Value>(_ type: Value.Type, from value: IntentParameterValue) async throws
    -> Value
  {
    let result: Any?
    switch type {
    case let optional as any OptionalIntentValue.Type:
      result = try await optional.read(value, with: self)
    case let list as any ListIntentValue.Type:
      result = try await list.read(value, with: self)
    case let choice as any AppEnum.Type:
      result = readChoice(choice, from: value)
    case let entity as any AppEntity.Type:
      result = try await readEntity(entity, from: value)
    default:
      result = Self.readScalar(type, from: value)
    }
    guard let result = result as? Value else { throw unreadable(value, as: type) }
    return result
  }

  func unreadable(_ value: IntentParameterValue, as type: Any.Type) -> IntentParameterError {
    .unreadableValue(
      name: name, value: value.description, type: String(describing: type),
      choices: IntentValueTypes.choices(of: type))
  }

  /// A choice by its raw value or by the name of its case.
  private func readChoice<Choice: AppEnum>(
    _ type: Choice.Type, from value: IntentParameterValue
  ) -> Choice? {
    guard let text = value.identifier else { return nil }
    if let raw = Choice.RawValue(text), let choice = Choice(rawValue: raw) { return choice }
    return Choice.allCases.first { String(describing: $0) == text }
  }

  private func readEntity<Entity: AppEntity>(
    _ type: Entity.Type, from value: IntentParameterValue
  ) async throws -> Entity? {
    guard let text = value.identifier, let identifier = Entity.ID.entityIdentifier(for: text)
    else { return nil }
    let found: [Any] =
      if let query = provider as? any EntityQuery {
        try await entities(of: query, with: identifier)
      } else {
        try await Entity.defaultQuery.entities(for: [identifier])
      }
    guard let entity = found.first else {
      throw IntentParameterError.unknownEntity(
        name: name, identifier: text, type: String(describing: type))
    }
    return entity as? Entity
  }

  private func entities<Query: EntityQuery>(
    of query: Query, with identifier: Any
  ) async throws -> [Any] {
    guard let identifier = identifier as? Query.Entity.ID else { return [] }
    return try await query.entities(for: [identifier])
  }

  private static func readScalar(_ type: Any.Type, from value: IntentParameterValue) -> Any? {
    switch (value, type) {
    case (.bool(let value), is Bool.Type): value
    case (.integer(let number), is Int.Type): number
    case (.integer(let number), is Double.Type): Double(number)
    case (.integer(let number), is Float.Type): Float(number)
    case (.integer(let number), is Decimal.Type): Decimal(number)
    case (.integer(let number), is Date.Type): Date(timeIntervalSince1970: Double(number))
    case (.number(let number), is Double.Type): number
    case (.number(let number), is Float.Type): Float(number)
    case (.number(let number), is Decimal.Type): Decimal(number)
    case (.text(let text), is String.Type): text
    case (.text(let text), is URL.Type): URL(string: text)
    case (.text(let text), is UUID.Type): UUID(uuidString: text)
    case (.text(let text), is AttributedString.Type): AttributedString(text)
    case (.text(let text), is Date.Type): try? Date(text, strategy: .iso8601)
    default: nil
    }
  }
}

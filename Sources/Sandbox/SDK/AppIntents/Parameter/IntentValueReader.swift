import AppleFoundation

/// Converts a parameter's external value to its type.
package struct IntentValueReader: Sendable {
  /// The parameter's name, for error messages.
  package let name: String
  /// The parameter's properties, such as its options and its editor.
  let details: IntentParameterDetails

  package init(name: String, details: IntentParameterDetails = IntentParameterDetails()) {
    self.name = name
    self.details = details
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
      result = try await readOther(type, from: value)
    }
    guard let result = result as? Value else { throw unreadable(value, as: type) }
    return result
  }

  func unreadable(
    _ value: IntentParameterValue, as type: Any.Type, choices: [ParameterOption] = []
  ) -> IntentParameterError {
    .unreadableValue(
      name: name, value: value.description,
      type: String(describing: IntentValueTypes.unwrapped(type)),
      choices: choices.isEmpty
        ? IntentValueTypes.cases(of: type, editor: details.editor) : choices)
  }

  // MARK: Choices

  /// Finds an enumeration's case by its raw value or name or, for typed text, by its title.
  private func readChoice<Choice: AppEnum>(
    _ type: Choice.Type, from value: IntentParameterValue
  ) -> Choice? {
    guard let text = value.identifier else { return nil }
    if let raw = Choice.RawValue(text), let choice = Choice(rawValue: raw) {
      return isOffered(choice) ? choice : nil
    }
    if let choice = Choice.allCases.first(where: { String(describing: $0) == text }) {
      return isOffered(choice) ? choice : nil
    }
    guard value.isTyped else { return nil }
    return Choice.allCases.first { choice in
      isOffered(choice)
        && (ParameterOption(of: choice).isMeant(by: text)
          || String(describing: choice).folded == text.folded)
    }
  }

  private func isOffered<Choice: AppEnum>(_ choice: Choice) -> Bool {
    guard case .choice(let values) = details.editor else { return true }
    return values.contains(choice.rawValue.description)
  }

  // MARK: Entities

  /// Finds an entity by its identifier or, for typed text, by its title.
  private func readEntity<Entity: AppEntity>(
    _ type: Entity.Type, from value: IntentParameterValue
  ) async throws -> Entity? {
    guard let text = value.identifier else { return nil }
    let provider = details.optionsProvider ?? Entity.defaultQuery
    if let identifier = Entity.ID.entityIdentifier(for: text) {
      let found: [Any] =
        if let query = provider as? any EntityQuery {
          try await entities(of: query, with: identifier)
        } else {
          try await Entity.defaultQuery.entities(for: [identifier])
        }
      if let entity = found.first as? Entity { return entity }
    }
    guard value.isTyped else {
      // Suggests no entities, because a phone doesn't list them when a stored entity no longer exists.
      throw IntentParameterError.unknownEntity(
        name: name, identifier: text, type: String(describing: type), suggested: [])
    }
    let items = try await provider.listed().flatMap(\.items)
    let more = try await provider.found(matching: text)?.flatMap(\.items) ?? []
    if let item = (items + more).first(where: { $0.option.isMeant(by: text) }),
      let entity = item.value as? Entity
    {
      return try await remembered(entity, by: provider, as: item.option)
    }
    throw IntentParameterError.unknownEntity(
      name: name, identifier: text, type: String(describing: type),
      suggested: items.map(\.option))
  }

  /// Returns the entity that the query finds by the chosen entity's identifier.
  ///
  /// A phone stores only the identifier of a choice.
  private func remembered<Entity: AppEntity>(
    _ entity: Entity, by provider: any DynamicOptionsProvider, as option: ParameterOption
  ) async throws -> Entity {
    let query: any EntityQuery = provider as? any EntityQuery ?? Entity.defaultQuery
    guard let found = try await entities(of: query, with: entity.id).first as? Entity else {
      throw IntentParameterError.forgottenEntity(
        name: name, choice: option.title, query: String(describing: Swift.type(of: query)))
    }
    return found
  }

  private func entities<Query: EntityQuery>(
    of query: Query, with identifier: Any
  ) async throws -> [Any] {
    guard let identifier = identifier as? Query.Entity.ID else { return [] }
    return try await query.entities(for: [identifier])
  }

  // MARK: Everything else

  private func readOther(_ type: Any.Type, from value: IntentParameterValue) async throws -> Any? {
    guard case .typed(let text) = value else { return Self.readScalar(type, from: value) }
    // If there are options, only these options can be chosen.
    if let provider = details.optionsProvider {
      let items = try await provider.listed().flatMap(\.items)
      guard let item = items.first(where: { $0.option.isMeant(by: text) }) else {
        throw unreadable(value, as: type, choices: items.map(\.option))
      }
      return item.value
    }
    let result = TypedValue(text: text, editor: details.editor).read(as: type)
    try checkRange(result, typed: text)
    return result
  }

  /// Throws an error for a number outside the editor's range.
  private func checkRange(_ value: Any?, typed text: String) throws {
    let (isInside, minimum, maximum): (Bool, String, String) =
      switch (details.editor, value) {
      case (.integer(_, let range?), let value as Int):
        (range.contains(value), "\(range.lowerBound)", "\(range.upperBound)")
      case (.decimal(_, let range?), let value as Double):
        (range.contains(value), "\(range.lowerBound)", "\(range.upperBound)")
      default: (true, "", "")
      }
    guard isInside else {
      throw IntentParameterError.outOfRange(
        name: name, value: text, minimum: minimum, maximum: maximum)
    }
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
    case (.text(let text), is DateComponents.Type),
      (.text(let text), is any MeasurementIntentValue.Type):
      TypedValue(text: text, editor: .automatic).read(as: type)
    default: nil
    }
  }
}

package import AppleFoundation

/// A parameter of an intent, seen without its value's type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var details: IntentParameterDetails { get }
  var valueType: Any.Type { get }
  /// The value set or declared as default, without optionality; nil without one.
  var anyValue: Any? { get }
  /// Takes over what another parameter of the same type holds; nothing of one of another type.
  func take(from other: any AnyIntentParameter)
  /// Reads a value that was given by name.
  func assign(_ value: IntentParameterValue, name: String) async throws
  /// Asks the query for a default where none is declared.
  func fillFromQuery() async
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension IntentParameter: AnyIntentParameter {
  package var valueType: Any.Type { Value.self }

  package var anyValue: Any? {
    guard let currentValue else { return nil }
    return unwrapped(currentValue)
  }

  package func take(from other: any AnyIntentParameter) {
    guard let value = (other as? IntentParameter<Value>)?.currentValue else { return }
    wrappedValue = value
  }

  package func assign(_ value: IntentParameterValue, name: String) async throws {
    let reader = IntentValueReader(name: name, provider: details.optionsProvider)
    wrappedValue = try await reader.read(Value.self, from: value)
  }

  package func fillFromQuery() async {
    guard currentValue == nil else { return }
    let provider = details.optionsProvider ?? IntentValueTypes.defaultQuery(of: Value.self)
    guard let provider, let found = await provider.anyDefaultResult() else { return }
    if let value = found as? Value { wrappedValue = value }
  }

  /// A value that is present is never an optional around nothing here.
  private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.content
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DynamicOptionsProvider {
  func anyDefaultResult() async -> Any? { await defaultResult() }

  /// The values that the edit sheet offers.
  package func listedValues() async throws -> [Any] {
    let results = try await results()
    return (results as? any ListedResults)?.listedValues ?? []
  }
}

/// What is known of a parameter's type without having a value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
package enum IntentValueTypes {
  /// The type without its optionality.
  package static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalIntentValue.Type).map { unwrapped($0.wrappedType) } ?? type
  }

  static func defaultQuery(of type: Any.Type) -> (any DynamicOptionsProvider)? {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any DynamicOptionsProvider {
      Entity.defaultQuery
    }
    return (unwrapped(type) as? any AppEntity.Type).map { query($0) }
  }

  /// The raw values of an enumeration's cases.
  package static func choices(of type: Any.Type) -> [String] {
    func rawValues<Choice: AppEnum>(_ type: Choice.Type) -> [String] {
      Choice.allCases.map { $0.rawValue.description }
    }
    return (unwrapped(type) as? any AppEnum.Type).map { rawValues($0) } ?? []
  }

  /// A value as the edit sheet shows it.
  package static func shownText(of value: Any) -> String {
    switch value {
    case let choice as any AppEnum: choice.rawValue.description
    case let entity as any AppEntity: String(localized: entity.displayRepresentation.title)
    default: String(describing: value)
    }
  }
}

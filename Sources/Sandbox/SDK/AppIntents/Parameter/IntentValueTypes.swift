import AppleFoundation

/// Information about a parameter's type that needs no value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
package enum IntentValueTypes {
  /// Returns the wrapped type of an optional, or else the type itself.
  package static func unwrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalIntentValue.Type).map { unwrapped($0.wrappedType) } ?? type
  }

  /// Returns the type of a single value: unwrapped from an optional and an array.
  package static func single(_ type: Any.Type) -> Any.Type {
    let type = unwrapped(type)
    return (type as? any ListIntentValue.Type).map { single($0.elementType) } ?? type
  }

  /// Returns whether the type is an array.
  package static func isList(_ type: Any.Type) -> Bool {
    unwrapped(type) is any ListIntentValue.Type
  }

  static func defaultQuery(of type: Any.Type) -> (any DynamicOptionsProvider)? {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any DynamicOptionsProvider {
      Entity.defaultQuery
    }
    return (single(type) as? any AppEntity.Type).map { query($0) }
  }

  /// Returns the raw values of an enumeration's cases.
  package static func choices(of type: Any.Type) -> [String] {
    cases(of: unwrapped(type)).map(\.typed)
  }

  /// Returns an enumeration's cases with their titles in order, or an empty array for other types.
  package static func cases(
    of type: Any.Type, editor: IntentParameterEditor = .automatic
  ) -> [ParameterOption] {
    func options<Choice: AppEnum>(_ type: Choice.Type) -> [ParameterOption] {
      Choice.allCases.map { ParameterOption(of: $0) }
    }
    let all = (single(type) as? any AppEnum.Type).map { options($0) } ?? []
    guard case .choice(let values) = editor else { return all }
    return all.filter { values.contains($0.typed) }
  }

  /// Returns the text for a default value, such as an enumeration's raw value.
  package static func shownText(of value: Any) -> String {
    switch value {
    case let choice as any AppEnum: choice.rawValue.description
    case let entity as any AppEntity: String(localized: entity.displayRepresentation.title)
    default: String(describing: value)
    }
  }

  /// Returns a value's display representation, or `nil` if its type has none.
  static func representation(of value: Any) -> DisplayRepresentation? {
    func words<Choice: AppEnum>(_ choice: Choice) -> DisplayRepresentation {
      Choice.caseDisplayRepresentations[choice]
        ?? DisplayRepresentation(title: choice.localizedStringResource)
    }
    switch value {
    case let choice as any AppEnum: return words(choice)
    case let entity as any AppEntity: return entity.displayRepresentation
    default: return nil
    }
  }
}

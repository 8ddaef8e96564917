import AppleFoundation

/// A parameter of an intent under the name of its property.
package struct NamedIntentParameter: Sendable {
  package let name: String
  package let parameter: any AnyIntentParameter
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// The parameters in the order of their declaration, which is that of the edit sheet.
  package var parameters: [NamedIntentParameter] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label
      else { return nil }
      // A property wrapper's storage is named after its property, with an underscore before.
      return NamedIntentParameter(
        name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
    }
  }

  /// Gives parameters their values: the given ones by name, the others from defaults and queries.
  ///
  /// An entity that was kept and is no longer there leaves its parameter as if nobody had chosen; what a
  /// person types must be there.
  ///
  /// - Parameter isForgiving: True to treat what a person types and is not there like what was kept.
  /// - Returns: The identifiers that no entity has any longer, by the parameters' names.
  @discardableResult
  package func configure(
    with values: [String: IntentParameterValue], isForgiving: Bool = false
  ) async throws -> [String: String] {
    let parameters = parameters
    let known = parameters.map(\.name)
    for name in values.keys.sorted() where !known.contains(name) {
      throw IntentParameterError.unknownParameter(
        name: name, intent: String(describing: Self.self), known: known)
    }
    return try await EditedIntent.$current.withValue(self) {
      var gone: [String: String] = [:]
      // A query may depend on any parameter that has none.
      let order =
        parameters.filter { $0.parameter.provider == nil }
        + parameters.filter { $0.parameter.provider != nil }
      for named in order {
        guard let value = values[named.name] else { continue }
        do {
          try await named.parameter.assign(value, name: named.name)
        } catch IntentParameterError.unknownEntity(let name, let identifier, _, _)
          where isForgiving || !value.isTyped
        {
          gone[name] = identifier
        }
      }
      for named in parameters where values[named.name] == nil || gone[named.name] != nil {
        await named.parameter.fillFromQuery()
      }
      return gone
    }
  }

  /// The intent as the system performs it behind a button or toggle: made anew, with the values of its
  /// parameters.
  ///
  /// A widget's picture is archived with its intents, and of these only what is `@Parameter` is kept
  /// (Apple, "Bring widgets to life", WWDC23): another property has the value that `init()` gives it.
  package func restored() -> any AppIntent {
    let copy = Self()
    let values = parameters
    for named in copy.parameters {
      guard let value = values.first(where: { $0.name == named.name }) else { continue }
      named.parameter.take(from: value.parameter)
    }
    return copy
  }

  /// Gives the parameters of an intent made anew the values that were archived of another; those without one keep
  /// what `init()` gave them.
  package func restore(_ values: [String: IntentParameterValue]) async throws {
    for named in parameters {
      guard let value = values[named.name] else { continue }
      try await named.parameter.assign(value, name: named.name)
    }
  }

  /// Throws for the first parameter that must have a value and has none.
  package func requireValues() throws {
    for named in parameters where named.parameter.anyValue == nil {
      guard named.parameter.valueType is any OptionalIntentValue.Type else {
        throw IntentParameterError.missingValue(
          name: named.name, intent: String(describing: Self.self))
      }
    }
  }
}

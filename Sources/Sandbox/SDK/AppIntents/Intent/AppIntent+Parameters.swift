import AppleFoundation

/// An intent's parameter with the name of its property.
package struct NamedIntentParameter: Sendable {
  package let name: String
  package let parameter: any AnyIntentParameter
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AppIntent {
  /// The parameters in the order of their declarations, which is the order in the edit sheet.
  package var parameters: [NamedIntentParameter] {
    Mirror(reflecting: self).children.compactMap { child in
      guard let parameter = child.value as? any AnyIntentParameter, let label = child.label
      else { return nil }
      // A property wrapper's storage is named after the property, with a leading underscore that this code
      // removes.
      return NamedIntentParameter(
        name: label.hasPrefix("_") ? String(label.dropFirst()) : label, parameter: parameter)
    }
  }

  /// Sets the parameters to the given values, or to their defaults and query results.
  ///
  /// If a stored entity no longer exists, its parameter counts as not set. If an entity that the person typed
  /// doesn't exist, this method throws an error.
  ///
  /// - Parameter isForgiving: Whether to treat typed entities like stored ones.
  /// - Returns: Identifiers of entities that no longer exist, by parameter name.
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
      // Parameters without a query are set first, because queries can depend on their values.
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

  /// Returns the intent that the system performs for a button or toggle: a new instance with the same
  /// parameter values.
  ///
  /// A widget is archived with its intents, and an archived intent retains only `@Parameter` properties
  /// (WWDC23, "Bring widgets to life"). Other properties have the values from `init()`.
  package func restored() -> any AppIntent {
    let copy = Self()
    let values = parameters
    for named in copy.parameters {
      guard let value = values.first(where: { $0.name == named.name }) else { continue }
      named.parameter.take(from: value.parameter)
    }
    return copy
  }

  /// Sets the parameters of a new intent to archived values; other parameters keep their values from
  /// `init()`.
  package func restore(_ values: [String: IntentParameterValue]) async throws {
    for named in parameters {
      guard let value = values[named.name] else { continue }
      try await named.parameter.assign(value, name: named.name)
    }
  }

  /// Throws an error for the first required parameter without a value.
  package func requireValues() throws {
    for named in parameters where named.parameter.anyValue == nil {
      guard named.parameter.valueType is any OptionalIntentValue.Type else {
        throw IntentParameterError.missingValue(
          name: named.name, intent: String(describing: Self.self))
      }
    }
  }
}

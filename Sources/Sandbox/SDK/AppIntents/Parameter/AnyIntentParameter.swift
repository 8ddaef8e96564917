package import AppleFoundation

/// A parameter of an intent, seen without its value's type.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var details: IntentParameterDetails { get }
  var valueType: Any.Type { get }
  /// The value set or declared as default, without optionality; nil without one.
  var anyValue: Any? { get }
  /// What offers values for it: a provider of its own, or its entities' query.
  var provider: (any DynamicOptionsProvider)? { get }
  /// Takes over what another parameter of the same type holds; nothing of one of another type.
  func take(from other: any AnyIntentParameter)
  /// Takes a value over from outside of Swift.
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

  package var provider: (any DynamicOptionsProvider)? {
    details.optionsProvider ?? IntentValueTypes.defaultQuery(of: Value.self)
  }

  package func take(from other: any AnyIntentParameter) {
    guard let value = (other as? IntentParameter<Value>)?.currentValue else { return }
    wrappedValue = value
  }

  package func assign(_ value: IntentParameterValue, name: String) async throws {
    let reader = IntentValueReader(name: name, details: details)
    wrappedValue = try await reader.read(Value.self, from: value)
  }

  package func fillFromQuery() async {
    guard currentValue == nil, let provider, let found = await provider.anyDefaultResult() else {
      return
    }
    if let value = found as? Value { wrappedValue = value }
  }

  /// A value that is present is never an optional around nothing here.
  private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.content
  }
}

package import AppleFoundation

/// An intent's parameter with its value's type erased.
package protocol AnyIntentParameter: AnyObject, Sendable {
  var title: LocalizedStringResource { get }
  var details: IntentParameterDetails { get }
  var valueType: Any.Type { get }
  /// The unwrapped value or the unwrapped declared default; `nil` if there's none.
  var anyValue: Any? { get }
  /// The provider of options: the parameter's own, or its entity's query.
  var provider: (any DynamicOptionsProvider)? { get }
  /// Copies the value of another parameter, if both parameters have the same type.
  func take(from other: any AnyIntentParameter)
  func assign(_ value: IntentParameterValue, name: String) async throws
  /// Requests a default from the query if none is declared.
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

  /// Returns the value without its optional wrapper, or `nil` for an empty optional.
  private func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalIntentValue else { return value }
    return optional.content
  }
}

import AppleFoundation

/// Gives a query access to the parameters of the intent that is being configured.
///
/// This is the intent whose edit sheet is open, or whose widget is about to be drawn. `wrappedValue` is `nil`
/// if there's no such intent, if the intent has another type, or if a required parameter has no value.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@propertyWrapper
public final class IntentParameterDependency<Intent>: @unchecked Sendable where Intent: AppIntent {
  /// The parameters on which the query depends.
  package let keyPaths: [PartialKeyPath<Intent>]

  public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {
    var all: [PartialKeyPath<Intent>] = []
    for keyPath in repeat each keyPaths { all.append(keyPath) }
    self.keyPaths = all
  }

  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = EditedIntent.current as? Intent else { return nil }
    for case let parameter as any AnyIntentParameter in keyPaths.map({ intent[keyPath: $0] }) {
      let mayBeMissing = parameter.valueType is any OptionalIntentValue.Type
      if parameter.anyValue == nil, !mayBeMissing { return nil }
    }
    return IntentProjection(intent: intent)
  }

  public var projectedValue: IntentParameterDependency<Intent> { self }
}

/// The current parameter values of an intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
@dynamicMemberLookup
public struct IntentProjection<Intent>: Sendable where Intent: AppIntent {
  let intent: Intent

  public subscript<Value>(
    dynamicMember keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> Value {
    intent[keyPath: keyPath].wrappedValue
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
    intent[keyPath: keyPath]
  }
}

public import AppleFoundation
import Synchronization

/// A parameter of an intent, declared with `@Parameter`.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable
where Value: _IntentValue, Value: Sendable {
  public let title: LocalizedStringResource
  package let details: IntentParameterDetails
  package let defaultValue: Value?
  private let stored: Mutex<Value?>

  public var wrappedValue: Value {
    get {
      if let value = currentValue { return value }
      if let none = (Value.self as? any OptionalIntentValue.Type)?.none as? Value { return none }
      // A toggle without a value is off.
      if let off = false as? Value { return off }
      // Traps, as on a phone, because there's no value to return.
      preconditionFailure(
        "The parameter \"\(title.key)\" has no value. Give it a default in its declaration "
          + "or in the defaultResult() of its query.")
    }
    set { stored.withLock { $0 = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The assigned value or the declared default.
  package var currentValue: Value? { stored.withLock { $0 } ?? defaultValue }

  package init(
    title: LocalizedStringResource, details: IntentParameterDetails, defaultValue: Value? = nil
  ) {
    self.title = title
    self.details = details
    self.defaultValue = defaultValue
    self.stored = Mutex(nil)
  }

  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior),
      defaultValue: defaultValue)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: "", description: description, default: defaultValue,
      requestValueDialog: requestValueDialog, inputConnectionBehavior: inputConnectionBehavior)
  }

  public convenience init<OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider: DynamicOptionsProvider {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider))
  }

  public convenience init<OptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider: DynamicOptionsProvider {
    self.init(
      title: title,
      details: IntentParameterDetails(
        description: description, requestValueDialog: requestValueDialog,
        inputConnectionBehavior: inputConnectionBehavior, optionsProvider: optionsProvider),
      defaultValue: defaultValue)
  }
}

/// The connection of a parameter to the previous action's output in Shortcuts.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}

public import AppIntents

/// A type that provides a control's value.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// A type that provides the value of a control with settings.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

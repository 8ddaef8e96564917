public import AppIntents

/// Finds the value that a control shows.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol ControlValueProvider {
  associatedtype Value
  var previewValue: Value { get }
  func currentValue() async throws -> Value
}

/// Finds the value that a control with settings shows.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public protocol AppIntentControlValueProvider {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Configuration) -> Value
  func currentValue(configuration: Configuration) async throws -> Value
}

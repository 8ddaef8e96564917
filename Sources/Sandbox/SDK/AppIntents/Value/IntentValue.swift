public import AppleFoundation

/// A type for an intent's parameters and results.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public protocol _IntentValue {
  /// The type of a single value, without an optional or an array.
  associatedtype ValueType: _IntentValue = Self
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Optional: _IntentValue where Wrapped: _IntentValue {
  public typealias ValueType = Wrapped.ValueType
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Array: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Set: _IntentValue where Element: _IntentValue {
  public typealias ValueType = Element.ValueType
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Bool: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Int: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Double: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Float: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension String: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Decimal: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Date: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension DateComponents: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension URL: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension UUID: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension AttributedString: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Measurement: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Duration: _IntentValue {}
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension PersonNameComponents: _IntentValue {}

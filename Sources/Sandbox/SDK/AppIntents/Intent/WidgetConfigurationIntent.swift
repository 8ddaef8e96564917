/// A widget's user-configurable settings.
///
/// The system never performs this intent.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol WidgetConfigurationIntent: AppIntent {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// A control's user-configurable settings.
///
/// The system never performs this intent.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol ControlConfigurationIntent: AppIntent {}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value in the app, as a toggle does.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public protocol SetValueIntent: AppIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

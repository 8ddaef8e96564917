/// The configuration of a widget: its kind, its provider and the view of an entry.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Self.Body { get }
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
extension Never: WidgetConfiguration {}

/// A configuration that shows nothing.
@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
public struct EmptyWidgetConfiguration {
  nonisolated public init() {}
}

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 1.0, *)
extension EmptyWidgetConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

/// A type-erased configuration, for content that older systems don't support.
@available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
public struct LimitedAvailabilityConfiguration {
  package let configuration: any WidgetConfiguration

  package init(_ configuration: any WidgetConfiguration) {
    self.configuration = configuration
  }
}

@available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
extension LimitedAvailabilityConfiguration: WidgetConfiguration {
  public var body: Never { bodyOfPrimitive(Self.self) }
}

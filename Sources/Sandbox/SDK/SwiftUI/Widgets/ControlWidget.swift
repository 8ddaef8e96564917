/// A control for Control Center, the Lock Screen or the Action button.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

/// The configuration of a control: its kind, the source of its value, and its button or toggle.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
  associatedtype Body: ControlWidgetConfiguration
  @ControlWidgetConfigurationBuilder var body: Self.Body { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension Never: ControlWidgetConfiguration {}

/// The button or toggle of a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate
  @ControlWidgetTemplateBuilder var body: Self.Body { get }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension Never: ControlWidgetTemplate {}

/// A result builder for the configuration of a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetConfigurationBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration {
    content
  }

  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetConfiguration {
    content
  }
}

/// A result builder for the template of a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }
}

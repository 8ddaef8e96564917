/// A style that draws buttons.
///
/// The system handles the taps.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// A style that draws buttons and decides when they act.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button that its style draws.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ButtonStyleConfiguration {
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Always `false`, because archived views don't receive touches.
  public let isPressed: Bool

  /// The button's label.
  public struct Label {
    let view: AnyView

    nonisolated init(_ view: AnyView) {
      self.view = view
    }
  }
}

/// The properties of a button for a primitive style.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct PrimitiveButtonStyleConfiguration {
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: ControlAction

  /// The button's label.
  public struct Label {
    let view: AnyView

    nonisolated init(_ view: AnyView) {
      self.view = view
    }
  }

  init(role: ButtonRole?, label: Label, action: ControlAction) {
    self.role = role
    self.label = label
    self.action = action
  }

  @MainActor public func trigger() {
    if case .closure(let action) = action { action() }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ButtonStyleConfiguration.Label: View, ConfigurationPart {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension PrimitiveButtonStyleConfiguration.Label: View, ConfigurationPart {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the style of the buttons in a view.
  ///
  /// ```swift
  /// Link("Open", destination: URL(string: "rings://open")!).buttonStyle(.bordered)
  /// ```
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    changingEnvironment(as: "buttonStyle") { $0.buttonStyle = .composed(style) }
  }

  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    changingEnvironment(as: "buttonStyle") { $0.buttonStyle = .primitive(style) }
  }
}

enum AnyButtonStyle {
  case composed(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// The default style in a widget: a filled shape behind the label.
  static var automatic: AnyButtonStyle { .primitive(DefaultButtonStyle()) }

  @MainActor
  func nodes(
    for configuration: PrimitiveButtonStyleConfiguration, in context: ViewContext
  ) -> [LayoutNode] {
    switch self {
    case .composed(let style):
      let plain = ButtonStyleConfiguration(
        role: configuration.role, label: .init(configuration.label.view), isPressed: false)
      return nodes(ofBodyOf: style, in: context) { style.makeBody(configuration: plain) }
    case .primitive(let style):
      return nodes(ofBodyOf: style, in: context) { style.makeBody(configuration: configuration) }
    }
  }

  @MainActor
  private func nodes<Style>(
    ofBodyOf style: Style, in context: ViewContext, body: () -> any View
  ) -> [LayoutNode] {
    context.nodes(ofBodyOf: style) { AnyView(body()) }
  }
}

extension EnvironmentValues {
  private struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { .automatic }
  }

  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

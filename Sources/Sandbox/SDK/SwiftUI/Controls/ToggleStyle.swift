import AppIntents

/// A style that draws toggles.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that its style draws.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label { let view: AnyView }

  public let label: ToggleStyleConfiguration.Label
  /// The value shown in the picture.
  ///
  /// Setting it has no effect in a widget.
  @Binding public var isOn: Bool
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public var isMixed: Bool { false }

  let intent: (any AppIntent)?

  init(label: Label, isOn: Bool, intent: (any AppIntent)?) {
    self.label = label
    _isOn = .constant(isOn)
    self.intent = intent
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ToggleStyleConfiguration.Label: View, ConfigurationPart {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the style of the toggles in a view.
  ///
  /// ```swift
  /// Toggle("Celsius", isOn: .constant(true)).toggleStyle(.button)
  /// ```
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    changingEnvironment(as: "toggleStyle") { $0.toggleStyle = style }
  }
}

extension EnvironmentValues {
  private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
  }

  var toggleStyle: any ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

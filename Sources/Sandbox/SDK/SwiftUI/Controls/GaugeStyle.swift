/// A style that draws gauges.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that its style draws.
@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
public struct GaugeStyleConfiguration {
  /// The gauge's title.
  public struct Label { let view: AnyView }
  /// The label for the current value.
  public struct CurrentValueLabel { let view: AnyView }
  /// The label for the lower bound.
  public struct MinimumValueLabel { let view: AnyView }
  /// The label for the upper bound.
  public struct MaximumValueLabel { let view: AnyView }
  /// The labels for the marks along the range.
  public struct MarkedValueLabel { let view: AnyView }

  /// The value, scaled to the range from 0 to 1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
  var markedValueLabels: GaugeStyleConfiguration.MarkedValueLabel?
}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyleConfiguration.Label: View, ConfigurationPart {}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyleConfiguration.CurrentValueLabel: View, ConfigurationPart {}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyleConfiguration.MinimumValueLabel: View, ConfigurationPart {}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyleConfiguration.MaximumValueLabel: View, ConfigurationPart {}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension GaugeStyleConfiguration.MarkedValueLabel: View, ConfigurationPart {}

@available(iOS 16.0, macOS 13.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Sets the style of the gauges in a view.
  ///
  /// The accessory styles are for the Lock Screen.
  ///
  /// ```swift
  /// Gauge(value: 0.4) { Text("UV") }.gaugeStyle(.accessoryCircular)
  /// ```
  nonisolated public func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    changingEnvironment(as: "gaugeStyle") { $0.gaugeStyle = style }
  }
}

extension EnvironmentValues {
  private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
  }

  var gaugeStyle: any GaugeStyle {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

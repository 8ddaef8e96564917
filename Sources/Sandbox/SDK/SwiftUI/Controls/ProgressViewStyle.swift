/// A way to draw progress views.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a progress view style is given.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct ProgressViewStyleConfiguration {
  /// What is in progress.
  public struct Label { let view: AnyView }
  /// How far it has come, in words.
  public struct CurrentValueLabel { let view: AnyView }

  /// From 0 to 1; nil where the end is not known.
  public let fractionCompleted: Double?
  public var label: ProgressViewStyleConfiguration.Label?
  public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyleConfiguration.Label: View, ConfigurationPart {}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyleConfiguration.CurrentValueLabel: View, ConfigurationPart {}

/// The style that fits the surroundings: a bar for a known fraction, else a spinner.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct DefaultProgressViewStyle: ProgressViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A bar that fills from its leading end.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A ring that fills from the top, or a spinner where the end is not known.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?

  nonisolated public init() {
    tint = nil
  }

  nonisolated public init(tint: Color) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  /// Says how progress looks.
  ///
  /// ```swift
  /// ProgressView(value: 0.6).progressViewStyle(.circular)
  /// ```
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    changingEnvironment(as: "progressViewStyle") { $0.progressViewStyle = style }
  }
}

extension EnvironmentValues {
  private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

/// A style that arranges a labeled content's label and value.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The parts of a labeled content that its style arranges.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LabeledContentStyleConfiguration {
  public struct Label: View, ConfigurationPart { let view: AnyView }
  public struct Content: View, ConfigurationPart { let view: AnyView }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

/// The default style: the label and its value at the two ends of a line, or only the value if labels are
/// hidden.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let value = configuration.content.foregroundStyle(.secondary)
    if labelsVisibility == .hidden {
      value
    } else {
      HStack {
        configuration.label
        Spacer()
        value
      }
    }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  /// Sets the style of the labeled contents in a view.
  nonisolated public func labeledContentStyle<S>(_ style: S) -> some View
  where S: LabeledContentStyle {
    changingEnvironment(as: "labeledContentStyle") { $0.labeledContentStyle = style }
  }
}

extension EnvironmentValues {
  private struct LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
  }

  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

/// A style that arranges a group box's label and content.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The parts of a group box that its style arranges.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct GroupBoxStyleConfiguration {
  public struct Label: View, ConfigurationPart { let view: AnyView }
  public struct Content: View, ConfigurationPart { let view: AnyView }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

/// The default style: a headline above the content, on a rounded background.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding()
    .background(Color(system: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension View {
  /// Sets the style of the group boxes in a view.
  nonisolated public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    changingEnvironment(as: "groupBoxStyle") { $0.groupBoxStyle = style }
  }
}

extension EnvironmentValues {
  private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
  }

  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

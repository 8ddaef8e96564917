public import AppleFoundation

/// A title and its value at the two ends of a line.
///
/// ```swift
/// LabeledContent("Wind", value: "3 m/s").padding()
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  public var body: some View { StyledLabeledContent(label: label, content: content) }
}

private struct StyledLabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    AnyView(
      erasing: style.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
          content: LabeledContentStyleConfiguration.Content(view: AnyView(content))
        )
      )
    )
    .environment(\.labeledContentStyle, AutomaticLabeledContentStyle())
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(
    _ titleKey: LocalizedStringKey, value: S
  ) where S: StringProtocol {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  @_disfavoredOverload
  nonisolated public init<S1, S2>(
    _ title: S1, value: S2
  ) where S1: StringProtocol, S2: StringProtocol {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }

  nonisolated public init<F>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init {
      Text(format.format(value))
    } label: {
      Text(titleKey)
    }
  }
}

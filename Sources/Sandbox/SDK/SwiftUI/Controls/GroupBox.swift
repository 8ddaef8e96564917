/// A box around content, with an optional title.
///
/// ```swift
/// GroupBox("Rain") { Text("80 %") }
/// ```
@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
public struct GroupBox<Label, Content> where Label: View, Content: View {
  let label: Label
  let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  @available(iOS, deprecated: 100000.0)
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension GroupBox where Label == Text {
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

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
extension GroupBox: View {
  public var body: some View { StyledGroupBox(label: label, content: content) }
}

private struct StyledGroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  var body: some View {
    AnyView(
      erasing: style.makeBody(
        configuration: GroupBoxStyleConfiguration(
          label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
          content: GroupBoxStyleConfiguration.Content(view: AnyView(content))
        )
      )
    )
    .environment(\.groupBoxStyle, DefaultGroupBoxStyle())
  }
}

import AppleFoundation

// Controls of an app that shared views may use. They compile, and widgets draw a placeholder.

/// A heading with content that the user can show or hide.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct DisclosureGroup<Label, Content> where Label: View, Content: View {
  private let label: Label

  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    label = Text(titleKey)
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension DisclosureGroup: View {
  public var body: some View { ProhibitedView(name: "DisclosureGroup") }
}

/// A control for choosing a color.
@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct ColorPicker<Label> where Label: View {
  private let label: Label
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    label = Text(titleKey)
  }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension ColorPicker: View {
  public var body: some View { ProhibitedView(name: "ColorPicker") }
}

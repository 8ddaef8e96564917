public import AppleFoundation

// Controls of an app that shared views use: they compile, and a widget draws its yellow sign.

/// A button that opens the share sheet.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ShareLink<Label> where Label: View {
  private let label: Label

  nonisolated public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  nonisolated public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = SwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    label = SwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ShareLink: View {
  public var body: some View { ProhibitedView(name: "ShareLink") }
}

/// Content under a heading that opens and closes.
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

/// A colour that is picked.
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

/// The frame of an app's screens; a widget draws the sign for views it does not support.
@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
public struct NavigationView<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension NavigationView: View {
  public var body: some View { ProhibitedView(name: "NavigationView") }
}

/// A stack of an app's screens; a widget draws the sign for views it does not support.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack where Data == Never {
  nonisolated public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationStack: View {
  public var body: some View { ProhibitedView(name: "NavigationStack") }
}

/// A way to another screen of the app; a widget draws the sign for views it does not support.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension NavigationLink: View {
  public var body: some View { ProhibitedView(name: "NavigationLink") }
}

/// Several screens behind tabs; a widget draws the sign for views it does not support.
@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let content: Content

  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension TabView: View {
  public var body: some View { ProhibitedView(name: "TabView") }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    noting(.navigationTitle)
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    noting(.navigationTitle)
  }
}

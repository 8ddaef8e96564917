/// A container for an app's screens.
///
/// Widgets don't support this view and draw a placeholder instead.
@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
public struct NavigationView<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 7.0, visionOS 1.0, *)
extension NavigationView: View {
  public var body: some View { ProhibitedView(name: "NavigationView") { content } }
}

/// A view that switches between screens with tabs.
///
/// Widgets don't support this view and draw a placeholder instead.
///
/// ```swift
/// TabView { Text("Today").tabItem { Label("Today", systemImage: "sun.max") } }
/// ```
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
  /// Sets the title of a screen in a navigation view.
  ///
  /// ```swift
  /// NavigationStack { Text("Forecast").navigationTitle("Seoul") }
  /// ```
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

/// A view that shows an app's screens in columns.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationSplitView {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}

  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationSplitView: View {
  public var body: some View { ProhibitedView(name: "NavigationSplitView") }
}

/// A tab of a tab view.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> where Value: Hashable, Content: View, Label: View {
  private let content: Content
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Label == DefaultTabLabel {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: View {
  public var body: some View { content }
}

/// The default label of a tab: a title and a symbol.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultTabLabel: View {
  public var body: some View { EmptyView() }
}

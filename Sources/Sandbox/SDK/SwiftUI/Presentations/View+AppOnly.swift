public import AppleFoundation
public import CombineStandIn

// Features that only apps have. They compile, so that views shared with an app build. The system ignores them
// in a widget, and each leaves a note for the learner.

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    noting(.receive) { $0.subscribe { publisher.sink(receiveValue: action) } }
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    noting(.presentation)
  }

  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    noting(.presentation)
  }

  @available(iOS 14.0, watchOS 7.0, *)
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    noting(.presentation)
  }

  @available(iOS 14.0, watchOS 7.0, *)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    noting(.presentation)
  }

  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    noting(.presentation)
  }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    noting(.presentation)
  }

  nonisolated public func contextMenu<MenuItems>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View where MenuItems: View {
    noting(.presentation)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    noting(.listDetails)
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    noting(.bars)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    noting(.listDetails)
  }

  @available(iOS 13.4, macOS 10.15, *)
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    noting(.gesture)
  }

  @available(iOS 17.0, macOS 14.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    noting(.gesture)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    noting(.typing)
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    noting(.continuedActivity, orIn: { $0.takeActivities(activityType, action) })
  }

  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    noting(.bars)
  }

  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func badge(_ count: Int) -> some View { noting(.bars) }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { noting(.bars) }

  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    noting(.bars)
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    noting(.bars)
  }

  @available(iOS 16.0, *)
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    noting(.systemGestures)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    noting(.bars)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    noting(.bars)
  }
}

/// A phase of a pointer's movement over a view.
@available(iOS 16.0, macOS 13.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

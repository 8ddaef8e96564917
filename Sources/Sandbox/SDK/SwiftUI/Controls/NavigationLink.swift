/// A link to another screen of the app.
///
/// Widgets don't support this view and draw a placeholder instead.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label

  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  nonisolated public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.label = label()
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
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

  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    label = Text(title)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    label = Text(titleKey)
  }

  @available(iOS, introduced: 13.0, deprecated: 16.0)
  @available(macOS, introduced: 10.15, deprecated: 13.0)
  @available(watchOS, introduced: 6.0, deprecated: 9.0)
  @available(visionOS, introduced: 1.0, deprecated: 1.0)
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    label = Text(title)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    label = Text(title)
  }
}

/// Links to a value, whose screen `navigationDestination(for:destination:)` makes.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Hashable {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    label = Text(title)
  }

  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable, P: Hashable {
    self.label = label()
  }

  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text, P: Decodable, P: Encodable, P: Hashable {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  nonisolated public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable {
    label = Text(title)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension NavigationLink: View {
  public var body: some View { ProhibitedView(name: "NavigationLink") { label } }
}

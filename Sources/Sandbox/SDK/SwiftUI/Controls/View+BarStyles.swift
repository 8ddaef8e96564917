// Styles for bars, pages and wheels, which only apps have.

/// A style for date pickers.
@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
public protocol DatePickerStyle {}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

@available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

@available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, watchOS 10.0, visionOS 1.0, *)
extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

@available(iOS 13.0, watchOS 10.0, visionOS 1.0, *)
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

@available(iOS 14.0, macOS 10.15, visionOS 1.0, *)
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

@available(iOS 14.0, macOS 10.15.4, visionOS 1.0, *)
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A style for tab views.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public protocol TabViewStyle {}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

@available(iOS 14.0, watchOS 7.0, visionOS 1.0, *)
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

@available(iOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A style for navigation views.
@available(iOS, introduced: 13.0, deprecated: 100000.0)
public protocol NavigationViewStyle {}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(iOS, introduced: 13.0, deprecated: 100000.0)
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// The purpose of a toolbar.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { ToolbarRole() }
  public static var navigationStack: ToolbarRole { ToolbarRole() }
  public static var browser: ToolbarRole { ToolbarRole() }
  public static var editor: ToolbarRole { ToolbarRole() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(watchOS 10.0, *)
  nonisolated public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    noting(.typing)
  }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    noting(.bars)
  }

  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  nonisolated public func navigationViewStyle<S>(_ style: S) -> some View
  where S: NavigationViewStyle {
    noting(.bars)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    noting(.bars)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    noting(.listDetails)
  }
}

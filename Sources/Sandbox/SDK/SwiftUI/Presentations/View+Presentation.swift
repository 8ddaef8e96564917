public import AppleFoundation

/// The height of a sheet.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
  }

  private let height: Height

  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
}

/// The bar that a toolbar modifier applies to.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { ToolbarPlacement() }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    noting(.presentation)
  }

  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    noting(.presentation)
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    noting(.presentation)
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    noting(.presentation)
  }

  nonisolated public func toolbarBackground<S>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View where S: ShapeStyle {
    noting(.bars)
  }

  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    noting(.bars)
  }

  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    noting(.bars)
  }

  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    noting(.bars)
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    noting(.matchedGeometry)
  }
}

/// The selectability of text.
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS 15.0, macOS 12.0, *)
  nonisolated public func textSelection<S>(_ selectability: S) -> some View
  where S: TextSelectability {
    noting(.typing)
  }

  @available(iOS 17.0, macOS 12.0, *)
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { noting(.typing) }

  @available(iOS 14.0, macOS 11.0, watchOS 7.0, *)
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    noting(.continuedActivity)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    noting(.listDetails)
  }

  @available(iOS 13.4, *)
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    noting(.gesture)
  }

  @available(iOS 16.0, macOS 13.0, *)
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    noting(.gesture)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { noting(.typing) }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    noting(.gesture)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    noting(.transaction)
  }
}

/// The visual prominence of a view.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public enum Prominence: Sendable {
  case standard, increased
}

/// The behavior of a button that's held down.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A modifier that changes nothing.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct EmptyModifier: ViewModifier {
  public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}

/// The effect of the pointer on a view below it.
@available(iOS 13.4, visionOS 1.0, *)
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

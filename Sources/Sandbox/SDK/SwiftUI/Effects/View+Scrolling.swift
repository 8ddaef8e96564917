import AppleFoundation

/// The visibility of scroll indicators.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The bounce of a scroll view at its ends.
@available(iOS 16.4, macOS 13.3, watchOS 9.4, visionOS 1.0, *)
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// The way scrolling dismisses the keyboard.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// A rule for where scrolling stops.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol ScrollTargetBehavior {}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
}

// Widgets don't scroll, so these modifiers have no effect.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    noting(.listDetails)
  }

  @available(iOS 16.4, macOS 13.3, watchOS 9.4, *)
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    noting(.listDetails)
  }

  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    noting(.typing)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    noting(.listDetails)
  }
}

/// A view that lets code scroll its content.
///
/// In a widget, the content doesn't scroll.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewReader<Content> where Content: View {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy that lets code scroll a scroll view.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct ScrollViewProxy {
  public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable {}
}

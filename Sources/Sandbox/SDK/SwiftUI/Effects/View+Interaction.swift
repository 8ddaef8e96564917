public import AppleFoundation

/// The purposes of a content shape.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct ContentShapeKinds: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

// In a widget, taps count only in the frames of buttons, toggles and links. These modifiers therefore only
// leave a note for the learner.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the tappable shape of a view.
  ///
  /// The shape has no effect in a widget.
  ///
  /// ```swift
  /// Text("Rain").contentShape(Rectangle())
  /// ```
  nonisolated public func contentShape<S>(
    _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    noting(.hitTesting)
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func contentShape<S>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View where S: Shape {
    noting(.hitTesting)
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    noting(.hitTesting)
  }

  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    noting(.gesture)
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    noting(.gesture)
  }

  /// Performs an action in the app when a link or `widgetURL(_:)` opens it.
  ///
  /// The action never runs in a widget.
  @available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    noting(.openURL, orIn: { $0.takeURLs(action) })
  }
}

// Widgets show no lists or text fields, so these modifiers have no effect. Views that an app shares with its
// widget may use them, so Rings accepts them and leaves a note for the learner.

/// A style for lists.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol ListStyle {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct DefaultListStyle: ListStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct PlainListStyle: ListStyle {
  public init() {}
}

@available(iOS 14.0, visionOS 1.0, *)
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
}

@available(iOS 13.0, visionOS 1.0, *)
public struct GroupedListStyle: ListStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

@available(iOS 14.0, visionOS 1.0, *)
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

@available(iOS 13.0, visionOS 1.0, *)
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style for pickers.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public protocol PickerStyle {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
public struct MenuPickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct WheelPickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct InlinePickerStyle: PickerStyle {
  public init() {}
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

@available(iOS 13.0, macOS 10.15, visionOS 1.0, *)
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

@available(iOS 14.0, macOS 11.0, visionOS 1.0, *)
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

@available(iOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    noting(.listDetails)
  }

  /// Sets the style of the pickers in a view.
  ///
  /// ```swift
  /// Picker("Unit", selection: .constant("C")) { Text("°C").tag("C") }.pickerStyle(.segmented)
  /// ```
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    noting(.typing)
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    noting(.listDetails)
  }

  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View {
    noting(.listDetails)
  }

  @available(iOS 15.0, macOS 13.0, *)
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    noting(.listDetails)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    noting(.listDetails)
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    noting(.listDetails)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    noting(.listDetails)
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    noting(.typing)
  }
}

public import AppleFoundation

/// An alignment guide on the horizontal axis.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  /// Returns a combined value for the explicit guides of several views, or `nil` if none is explicit.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combined(values)
  }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  @available(iOS 16.0, macOS 13.0, *)
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private enum Leading: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum ListRowSeparatorLeading: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

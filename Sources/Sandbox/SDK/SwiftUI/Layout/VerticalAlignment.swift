public import AppleFoundation

/// An alignment guide on the vertical axis.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  /// Returns a combined value for the explicit guides of several views, or `nil` if none is explicit.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  public func combineExplicit<S>(_ values: S) -> CGFloat? where S: Sequence, S.Element == CGFloat? {
    key.combined(values)
  }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(Center.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}

private enum Top: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum Center: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: BuiltInAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// A view without text uses its bottom edge as its baseline.
private enum FirstTextBaseline: BaselineAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func combined(_ values: [CGFloat]) -> CGFloat? { values.min() }
}

private enum LastTextBaseline: BaselineAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func combined(_ values: [CGFloat]) -> CGFloat? { values.max() }
}

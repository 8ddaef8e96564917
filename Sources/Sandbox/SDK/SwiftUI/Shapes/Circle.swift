public import AppleFoundation

/// A circle centered in its area, with the length of the shorter side as its diameter.
///
/// ```swift
/// Circle().fill(.orange).frame(width: 60, height: 60)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Circle: Shape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a square with the length of the shorter side.
  ///
  /// Unlike other shapes, a circle takes only the space it draws in.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: CGFloat.infinity, height: .infinity))
    let side = min(size.width, size.height)
    let length = side == .infinity && (proposal.width == nil && proposal.height == nil) ? 10 : side
    return CGSize(width: length, height: length)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Circle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

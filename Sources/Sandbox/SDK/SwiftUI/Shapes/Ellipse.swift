public import AppleFoundation

/// An ellipse that touches the four sides of its area.
///
/// ```swift
/// Ellipse().fill(.purple).frame(width: 90, height: 50)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Ellipse: Shape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

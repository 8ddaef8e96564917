public import AppleFoundation

/// A rectangle that fills its area.
///
/// ```swift
/// Rectangle().fill(.teal).frame(width: 90, height: 40)
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Rectangle: Shape {
  public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    SmallerShape(base: self, amount: amount)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

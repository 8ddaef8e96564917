public import AppleFoundation

/// A shape that's concentric with its container, such as the widget's own rounded rectangle.
///
/// Outside a container, it's a rectangle.
///
/// ```swift
/// ContainerRelativeShape().fill(.blue).padding()
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct ContainerRelativeShape: Shape {
  let amount: CGFloat

  public init() {
    amount = 0
  }

  init(amount: CGFloat) {
    self.amount = amount
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    guard !inner.isNull, inner.width >= 0, inner.height >= 0 else { return Path() }
    guard let (container, frame) = ContainerShapes.current else { return Path(inner) }
    return container.path(in: inner, at: frame.insetBy(dx: amount, dy: amount))
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ContainerRelativeShape(amount: self.amount + amount)
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

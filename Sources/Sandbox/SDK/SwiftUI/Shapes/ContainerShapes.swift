package import Foundation

/// The shape of the surrounding container, which `ContainerRelativeShape` follows.
///
/// Written while its container is being evaluated, on the main actor, and read when it is drawn.
package final class ContainerShape {
  /// The container's own shape.
  let shape: any InsettableShape
  /// The container, whose frame is known once it is placed.
  package weak var node: LayoutNode?

  package init(shape: any InsettableShape) {
    self.shape = shape
  }

  /// A container such as the widget itself: a rectangle with rounded corners, radius in points.
  package convenience init(cornerRadius: CGFloat) {
    self.init(shape: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }

  /// The container's shape, concentric, in a rectangle that lies at `frame` in the root.
  func path(in rect: CGRect, at frame: CGRect) -> Path {
    guard let container = node?.frame else { return shape.path(in: rect) }
    let distances = [
      frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX,
      container.maxY - frame.maxY,
    ]
    let inset = max(0, distances.min() ?? 0)
    return shape.concentricPath(in: rect, inset: inset)
  }
}

extension InsettableShape {
  /// The shape that stands `inset` inside a larger one, drawn to fill `rect`.
  fileprivate func concentricPath(in rect: CGRect, inset: CGFloat) -> Path {
    self.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }
}

/// Tells container-relative shapes, while they are asked for their path, where they are drawn.
enum ContainerShapes {
  /// The container around the node that is being drawn, and the node's frame.
  ///
  /// Unsafe only in name: pictures are drawn on one thread, as they are evaluated.
  nonisolated(unsafe) private(set) static var current: (container: ContainerShape, frame: CGRect)?

  static func resolving<Result>(for node: LayoutNode, _ operation: () -> Result) -> Result {
    let outer = current
    defer { current = outer }
    current = node.environment.containerShape.map { ($0, node.frame) }
    return operation()
  }
}

extension EnvironmentValues {
  private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShape? { nil }
  }

  /// The container that `ContainerRelativeShape` is relative to; a widget sets its own.
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

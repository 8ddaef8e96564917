package import Foundation

/// The shape of the enclosing container, which `ContainerRelativeShape` follows.
///
/// The shape is set on the main actor while the container is evaluated, and read when the container is drawn.
package final class ContainerShape {
  let shape: any InsettableShape
  /// The container's node, whose frame is known once it's placed.
  package weak var node: LayoutNode?

  package init(shape: any InsettableShape) {
    self.shape = shape
  }

  /// Creates a container with rounded corners, such as the widget itself.
  ///
  /// The radius is in points.
  package convenience init(cornerRadius: CGFloat) {
    self.init(shape: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
  }

  /// Returns a shape that's concentric with the container's shape, for a rectangle whose frame in the root is
  /// `frame`.
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
  /// Returns the shape at a distance of `inset` inside a larger shape, sized to fill `rect`.
  fileprivate func concentricPath(in rect: CGRect, inset: CGFloat) -> Path {
    self.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
  }
}

/// The context that container-relative shapes read while they compute their path.
enum ContainerShapes {
  /// The container around the node being drawn, and the node's frame.
  ///
  /// `nonisolated(unsafe)` is safe here, because pictures are evaluated and drawn on a single thread.
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

  /// The container that `ContainerRelativeShape` follows.
  ///
  /// A widget sets its own.
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

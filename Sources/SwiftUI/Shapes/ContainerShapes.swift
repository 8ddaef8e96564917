import Drawing
import Foundation

/// The shape of the surrounding container, which `ContainerRelativeShape` follows.
package struct ContainerShape: Sendable {
  /// The container's corner radius in points, where it is a rounded rectangle.
  package var cornerRadius: CGFloat
  /// Where the container lies, in the root's coordinates; nil takes the picture's own frame.
  package var frame: CGRect?

  package init(cornerRadius: CGFloat, frame: CGRect? = nil) {
    self.cornerRadius = cornerRadius
    self.frame = frame
  }
}

/// Tells shapes, while they are asked for their path, where they stand in their container.
enum ContainerShapes {
  /// The distance of the node's nearest edge from the container's, and the container's radius.
  ///
  /// Unsafe only in name: pictures are drawn on one thread, as they are evaluated.
  nonisolated(unsafe) private(set) static var current: (radius: CGFloat, distance: CGFloat)?

  static func resolving<Result>(for node: LayoutNode, _ operation: () -> Result) -> Result {
    let outer = current
    defer { current = outer }
    current = node.environment.containerShape.map { container in
      guard let frame = container.frame else { return (container.cornerRadius, 0) }
      let distance = min(
        node.frame.minX - frame.minX, node.frame.minY - frame.minY, frame.maxX - node.frame.maxX,
        frame.maxY - node.frame.maxY)
      return (container.cornerRadius, max(0, distance))
    }
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

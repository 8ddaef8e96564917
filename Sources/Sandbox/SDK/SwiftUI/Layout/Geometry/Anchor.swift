public import AppleFoundation

/// A point or rectangle of a view that another view can convert to its own coordinates.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Anchor<Value> {
  /// A closure that resolves the value in coordinates that start at the given point of the root.
  let resolve: (CGPoint) -> Value

  func value(in origin: CGPoint) -> Value { resolve(origin) }

  /// The source of an anchor.
  public struct Source {
    /// A closure that resolves the value for a placed node, in coordinates that start at the given point.
    let resolve: (LayoutNode, CGPoint) -> Value
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Anchor: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    Anchor.Source { node, origin in
      r.offsetBy(dx: node.frame.minX - origin.x, dy: node.frame.minY - origin.y)
    }
  }

  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source { node, origin in node.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
    Anchor.Source { node, origin in
      CGPoint(x: node.frame.minX + p.x - origin.x, y: node.frame.minY + p.y - origin.y)
    }
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Anchor.Source {
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init { node, origin in array.map { $0.resolve(node, origin) } }
  }

  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init { node, origin in anchor.map { $0.resolve(node, origin) } }
  }
}

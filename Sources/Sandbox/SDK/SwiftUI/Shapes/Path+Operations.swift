public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path {
  /// The smallest rectangle around the path, or the null rectangle if the path is empty.
  public var boundingRect: CGRect { isEmpty ? .null : outline.bounds }

  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    outline.contains(point, isEvenOdd: eoFill)
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(outline: outline.applying(transform.drawn))
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    Path(outline: outline.offset(x: dx, y: dy))
  }

  /// Returns the part between two fractions of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    Path(outline: outline.trimmed(from: from, to: to))
  }

  /// Returns the area covered by a stroke along the path.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    Path(outline: outline.stroked(style.pattern))
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

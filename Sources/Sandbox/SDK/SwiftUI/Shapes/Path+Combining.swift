import AppleFoundation
import Drawing

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .union, eoFill)
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .intersection, eoFill)
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .subtraction, eoFill)
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .symmetricDifference, eoFill)
  }

  /// Returns the parts of this path's line that are inside the other path's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.line(inside: other.outline, isEvenOdd: eoFill))
  }

  /// Returns the parts of this path's line that are outside the other path's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.line(inside: other.outline, isEvenOdd: eoFill, keepsInside: false))
  }

  /// Returns the same area with simple closed outlines.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), by: .union, eoFill)
  }

  private func combined(
    with other: Path, by operation: OutlineOperation, _ isEvenOdd: Bool
  ) -> Path {
    Path(outline: outline.combined(with: other.outline, by: operation, isEvenOdd: isEvenOdd))
  }
}

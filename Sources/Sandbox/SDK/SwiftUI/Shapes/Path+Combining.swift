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

  /// The parts of this path's line that lie in the other one's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.line(inside: other.outline, isEvenOdd: eoFill))
  }

  /// The parts of this path's line that lie outside the other one's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline: outline.line(inside: other.outline, isEvenOdd: eoFill, keepsInside: false))
  }

  /// The same area with simple closed lines around it.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), by: .union, eoFill)
  }

  private func combined(
    with other: Path, by operation: OutlineOperation, _ isEvenOdd: Bool
  ) -> Path {
    Path(outline: outline.combined(with: other.outline, by: operation, isEvenOdd: isEvenOdd))
  }
}

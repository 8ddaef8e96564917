import AppleFoundation
import Drawing

/// A shape that combines two shapes with an operation.
struct CombinedShape<First, Second>: Shape where First: Shape, Second: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Shape {
  nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  nonisolated public func intersection<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  nonisolated public func subtracting<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  nonisolated public func symmetricDifference<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  nonisolated public func lineIntersection<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  nonisolated public func lineSubtraction<T>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

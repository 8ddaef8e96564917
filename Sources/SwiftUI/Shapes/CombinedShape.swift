import AppleFoundation
import Drawing

/// Two shapes as one area.
///
/// Only the union and the symmetric difference follow from the outlines themselves; they are what a
/// non-zero and an even-odd fill of both outlines together give.
struct CombinedShape<First, Second>: Shape where First: Shape, Second: Shape {
  let first: First
  let second: Second

  nonisolated func path(in rect: CGRect) -> Path {
    var path = first.path(in: rect)
    path.addPath(second.path(in: rect))
    return path
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Shape {
  nonisolated public func union<T>(_ other: T, eoFill: Bool = false) -> some Shape where T: Shape {
    CombinedShape(first: self, second: other)
  }
}

public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Rotates a view's drawing without changing its layout.
  ///
  /// ```swift
  /// Image(systemName: "location.north.fill").font(.largeTitle).rotationEffect(.degrees(45))
  /// ```
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    transformed("rotationEffect", CGAffineTransform(rotationAngle: angle.radians), around: anchor)
  }

  /// Scales a view's drawing without changing its layout.
  ///
  /// ```swift
  /// Text("Rain").scaleEffect(2)
  /// ```
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    transformed(
      "scaleEffect", CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor)
  }

  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Applies an affine transform to a view's drawing.
  ///
  /// ```swift
  /// Text("Rain").transformEffect(CGAffineTransform(translationX: 20, y: 0))
  /// ```
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed("transformEffect", transform, around: .topLeading)
  }

  /// Rotates a view around an axis in three dimensions.
  ///
  /// Rings draws the view without perspective.
  ///
  /// ```swift
  /// Text("Rain").font(.largeTitle).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
  /// ```
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    transformed("rotation3DEffect", .projection(of: angle, around: axis), around: anchor)
  }

  nonisolated private func transformed(
    _ name: String, _ transform: CGAffineTransform, around anchor: UnitPoint
  ) -> some View {
    layerEffect(name) { layer, node in
      layer.transform = transform.around(anchor.point(in: node.frame)).drawn
    }
  }
}

extension CGAffineTransform {
  /// Returns the effect of a 3D rotation on the plane of the screen, in parallel projection (Rodrigues'
  /// formula).
  fileprivate static func projection(
    of angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CGAffineTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    return CGAffineTransform(
      a: cosine + x * x * (1 - cosine), b: y * x * (1 - cosine) + z * sine,
      c: x * y * (1 - cosine) - z * sine, d: cosine + y * y * (1 - cosine), tx: 0, ty: 0)
  }
}

import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Brightens the colors of a view.
  ///
  /// Negative amounts darken them.
  ///
  /// ```swift
  /// Circle().fill(.blue).brightness(0.3)
  /// ```
  nonisolated public func brightness(_ amount: Double) -> some View {
    colorEffect("brightness") { _ in .brightness(amount) }
  }

  /// Adjusts the contrast between the colors of a view.
  ///
  /// Amounts below 1 reduce the contrast.
  ///
  /// ```swift
  /// Circle().fill(.blue).contrast(0.4)
  /// ```
  nonisolated public func contrast(_ amount: Double) -> some View {
    colorEffect("contrast") { _ in .contrast(amount) }
  }

  /// Adjusts the saturation of a view's colors.
  ///
  /// Amounts below 1 reduce the saturation.
  ///
  /// ```swift
  /// Circle().fill(.blue).saturation(0.3)
  /// ```
  nonisolated public func saturation(_ amount: Double) -> some View {
    colorEffect("saturation") { _ in .saturation(amount) }
  }

  /// Turns the colors of a view gray.
  ///
  /// An amount of 1 removes all color.
  ///
  /// ```swift
  /// Text("☀️").font(.largeTitle).grayscale(1)
  /// ```
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colorEffect("grayscale") { _ in .grayscale(amount) }
  }

  /// Rotates the hue of the colors in a view.
  ///
  /// ```swift
  /// Circle().fill(.red).hueRotation(.degrees(120))
  /// ```
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colorEffect("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  /// Multiplies the colors of a view by another color.
  ///
  /// ```swift
  /// Circle().fill(.white).colorMultiply(.orange)
  /// ```
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colorEffect("colorMultiply") { .multiply(color.rgba(in: $0)) }
  }

  /// Inverts the colors of a view.
  ///
  /// ```swift
  /// Circle().fill(.blue).colorInvert()
  /// ```
  nonisolated public func colorInvert() -> some View {
    colorEffect("colorInvert") { _ in .invert }
  }

  /// Makes the dark parts of a view transparent.
  ///
  /// ```swift
  /// Circle().fill(.white).luminanceToAlpha()
  /// ```
  nonisolated public func luminanceToAlpha() -> some View {
    colorEffect("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  nonisolated private func colorEffect(
    _ name: String, _ effect: @escaping (EnvironmentValues) -> Layer.ColorEffect
  ) -> some View {
    layerEffect(name) { layer, node in layer.colorEffects = [effect(node.environment)] }
  }
}

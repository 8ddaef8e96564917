import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Makes every colour lighter, or darker below 0.
  ///
  /// ```swift
  /// Circle().fill(.blue).brightness(0.3)
  /// ```
  nonisolated public func brightness(_ amount: Double) -> some View {
    colorEffect("brightness") { _ in .brightness(amount) }
  }

  /// Draws colours apart, or together below 1.
  ///
  /// ```swift
  /// Circle().fill(.blue).contrast(0.4)
  /// ```
  nonisolated public func contrast(_ amount: Double) -> some View {
    colorEffect("contrast") { _ in .contrast(amount) }
  }

  /// Makes colours stronger, or paler below 1.
  ///
  /// ```swift
  /// Circle().fill(.blue).saturation(0.3)
  /// ```
  nonisolated public func saturation(_ amount: Double) -> some View {
    colorEffect("saturation") { _ in .saturation(amount) }
  }

  /// Takes colour away: 1 leaves none.
  ///
  /// ```swift
  /// Text("☀️").font(.largeTitle).grayscale(1)
  /// ```
  nonisolated public func grayscale(_ amount: Double) -> some View {
    colorEffect("grayscale") { _ in .grayscale(amount) }
  }

  /// Turns every hue on the circle of colours.
  ///
  /// ```swift
  /// Circle().fill(.red).hueRotation(.degrees(120))
  /// ```
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colorEffect("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  /// Multiplies every colour by one.
  ///
  /// ```swift
  /// Circle().fill(.white).colorMultiply(.orange)
  /// ```
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colorEffect("colorMultiply") { .multiply(color.rgba(in: $0)) }
  }

  /// Turns every colour into its opposite.
  ///
  /// ```swift
  /// Circle().fill(.blue).colorInvert()
  /// ```
  nonisolated public func colorInvert() -> some View {
    colorEffect("colorInvert") { _ in .invert }
  }

  /// Turns dark parts transparent.
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

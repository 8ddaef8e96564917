import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func brightness(_ amount: Double) -> some View {
    colorEffect("brightness") { _ in .brightness(amount) }
  }

  nonisolated public func contrast(_ amount: Double) -> some View {
    colorEffect("contrast") { _ in .contrast(amount) }
  }

  nonisolated public func saturation(_ amount: Double) -> some View {
    colorEffect("saturation") { _ in .saturation(amount) }
  }

  nonisolated public func grayscale(_ amount: Double) -> some View {
    colorEffect("grayscale") { _ in .grayscale(amount) }
  }

  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    colorEffect("hueRotation") { _ in .hueRotation(angle.radians) }
  }

  nonisolated public func colorMultiply(_ color: Color) -> some View {
    colorEffect("colorMultiply") { .multiply(color.rgba(in: $0)) }
  }

  nonisolated public func colorInvert() -> some View {
    colorEffect("colorInvert") { _ in .invert }
  }

  nonisolated public func luminanceToAlpha() -> some View {
    colorEffect("luminanceToAlpha") { _ in .luminanceToAlpha }
  }

  nonisolated private func colorEffect(
    _ name: String, _ effect: @escaping (EnvironmentValues) -> Layer.ColorEffect
  ) -> some View {
    layerEffect(name) { layer, node in layer.colorEffects = [effect(node.environment)] }
  }
}

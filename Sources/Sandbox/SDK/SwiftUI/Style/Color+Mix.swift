@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension Color {
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mixed(self, rhs, fraction: max(0, min(1, fraction)), colorSpace))
  }
}

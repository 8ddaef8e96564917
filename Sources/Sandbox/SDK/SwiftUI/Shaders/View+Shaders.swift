public import AppleFoundation

@available(iOS 17.0, macOS 14.0, tvOS 17.0, *)
extension View {
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    noting(.shader)
  }

  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    noting(.shader)
  }

  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    noting(.shader)
  }
}

public import AppleFoundation

/// A container that merges glass shapes.
///
/// A widget shows only its content, laid out as in a group.
@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
public struct GlassEffectContainer<Content> where Content: View {
  let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, *)
extension GlassEffectContainer: View {
  public var body: some View { content }
}

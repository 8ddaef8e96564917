public import AppleFoundation

/// Glass shapes that flow together; a widget draws none, and its content stands as in a group.
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

/// A group of related controls, side by side.
@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
public struct ControlGroup<Content> where Content: View {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 15.0, macOS 12.0, visionOS 1.0, *)
extension ControlGroup: View {
  public var body: some View {
    HStack(spacing: 4) { content }
  }
}

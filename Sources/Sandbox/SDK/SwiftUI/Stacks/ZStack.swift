/// A container that stacks views on top of one another, with the first at the back.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ZStack<Content> where Content: View {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ZStack: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "ZStack", behavior: OverlayStackBehavior(alignment: alignment),
        children: context.setting(\.stackAxis, to: nil).nodes(of: content), in: context)
    ]
  }
}

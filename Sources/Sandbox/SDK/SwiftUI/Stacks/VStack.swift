public import AppleFoundation

/// A container that arranges views in a column.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct VStack<Content> where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension VStack: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "VStack",
        behavior: StackBehavior(axis: .vertical, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: .vertical).nodes(of: content), in: context)
    ]
  }
}

public import AppleFoundation

/// A container that arranges views in a row.
///
/// ```swift
/// HStack { Image(systemName: "sun.max.fill"); Text("Seoul") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct HStack<Content> where Content: View {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension HStack: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "HStack",
        behavior: StackBehavior(axis: .horizontal, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: .horizontal).nodes(of: content), in: context)
    ]
  }
}

/// A collection of views that modifiers treat as a single view.
///
/// A group has no effect on layout.
///
/// ```swift
/// VStack { Group { Text("Rain"); Text("80 %") }.foregroundStyle(.blue); Text("Seoul") }
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Group<Content> {
  package let content: Content

  package init(groupedContent content: Content) {
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Group: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(groupedContent: content())
  }

  package func makeNodes(in context: ViewContext) -> [LayoutNode] { context.nodes(of: content) }
}

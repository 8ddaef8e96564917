/// A modifier that tells a screen reader something about its content.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityAttachmentModifier {
  public typealias Body = Never
  let change: (LayoutNode) -> Void

  init(_ change: @escaping (LayoutNode) -> Void) {
    self.change = change
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  package func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let nodes = content(context)
    for node in nodes { change(node) }
    return nodes
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// What the accessibility modifiers return, so that they chain on `ModifiedContent`.
  typealias Described = ModifiedContent<Self, AccessibilityAttachmentModifier>

  nonisolated func described(_ change: @escaping (LayoutNode) -> Void) -> Described {
    modifier(AccessibilityAttachmentModifier(change))
  }
}

/// A modifier that describes its content to assistive technologies.
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
  /// The return type of the accessibility modifiers, which lets them chain on `ModifiedContent`.
  typealias Described = ModifiedContent<Self, AccessibilityAttachmentModifier>

  nonisolated func described(_ change: @escaping (LayoutNode) -> Void) -> Described {
    modifier(AccessibilityAttachmentModifier(change))
  }
}

/// Lets a screen reader say a label's title where only its icon is drawn.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
struct SpokenTitle: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let title: LabelStyleConfiguration.Title

  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let words = title.makeNodes(in: context).flatMap(Self.words).joined(separator: " ")
    let icons = content(context)
    guard !words.isEmpty else { return icons }
    for icon in icons { icon.traits.accessibilityLabel = words }
    return icons
  }

  /// What is written in a node and inside it, in the order of the source.
  private static func words(of node: LayoutNode) -> [String] {
    if let spoken = node.traits.accessibilityLabel ?? node.text { return [spoken] }
    return node.children.flatMap(words)
  }
}

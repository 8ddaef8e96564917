/// Lets a screen reader say a title where only what it belongs to is drawn: a label's icon, a switch.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
struct SpokenTitle<Title>: ViewModifier, PrimitiveModifier where Title: ConfigurationPart {
  typealias Body = Never
  let title: Title

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

/// A modifier that lets screen readers speak a title that isn't drawn, such as the title of an icon-only
/// label.
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

  /// Returns the strings of a node and its descendants, in source order.
  private static func words(of node: LayoutNode) -> [String] {
    if let spoken = node.traits.accessibilityLabel ?? node.text { return [spoken] }
    return node.children.flatMap(words)
  }
}

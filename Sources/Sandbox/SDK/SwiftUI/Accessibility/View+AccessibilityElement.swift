import Drawing

/// The treatment of child elements inside an accessibility element.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }

  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Creates an accessibility element from a view.
  ///
  /// By default, assistive technologies ignore its children.
  ///
  /// ```swift
  /// HStack { Text("Seoul"); Text("23°") }.accessibilityElement(children: .combine)
  /// ```
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    changingNodes { node in
      switch children.kind {
      case .contain: return
      case .combine:
        // The element reads the text of its children in order.
        node.traits.accessibilityLabel =
          node.traits.accessibilityLabel ?? node.spokenWords.joined(separator: ", ")
      case .ignore: break
      }
      for child in node.children { child.hideFromAccessibility() }
    }
  }

  /// Replaces the accessibility of a view with that of another view.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func accessibilityRepresentation<V>(
    @ViewBuilder representation: () -> V
  ) -> some View where V: View {
    modifier(AccessibilityRepresentation(representation: representation()))
  }
}

struct AccessibilityRepresentation<Representation> {
  typealias Body = Never
  let representation: Representation
}

extension AccessibilityRepresentation: ViewModifier, PrimitiveModifier
where Representation: View {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let words = context.nodes(of: representation).flatMap(\.spokenWords)
    let nodes = content(context)
    for node in nodes {
      node.traits.accessibilityLabel = words.joined(separator: ", ")
      for child in node.children { child.hideFromAccessibility() }
    }
    return nodes
  }
}

extension LayoutNode: HeardNode {}

extension LayoutNode {
  /// The strings a screen reader speaks for the node and its descendants.
  package var spokenWords: [String] {
    if traits.isAccessibilityHidden { return [] }
    var words: [String] = []
    if let label = traits.accessibilityLabel { words = [label] } else if let text { words = [text] }
    if let value = traits.accessibilityValue { words.append(value) }
    return words.isEmpty || traits.accessibilityLabel == nil
      ? words + childrenAsHeard.flatMap(\.spokenWords) : words
  }

  func hideFromAccessibility() {
    traits.isAccessibilityHidden = true
    for child in children { child.hideFromAccessibility() }
  }
}

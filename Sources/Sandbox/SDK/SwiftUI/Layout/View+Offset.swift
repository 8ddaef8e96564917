public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Draws a view somewhere else; the room that it takes stays where it was.
  ///
  /// ```swift
  /// HStack { Text("a").offset(y: -8); Text("b") }
  /// ```
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
}

struct OffsetModifier {
  typealias Body = Never
  let offset: CGSize
}

extension OffsetModifier: WrappingModifier {
  var nodeType: String { "offset" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    OffsetBehavior(offset: CGPoint(x: offset.width, y: offset.height).finite)
  }
}

/// Shows its child elsewhere than layout has put it.
struct OffsetBehavior: LayoutBehavior {
  let offset: CGPoint

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    node.children.first?.place(at: bounds.origin + offset, proposal: proposal)
    // The picture tells where things are seen.
    if let child = node.children.first { node.frame = child.frame }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: proposal).map { $0 + offset[key.axis] }
  }
}

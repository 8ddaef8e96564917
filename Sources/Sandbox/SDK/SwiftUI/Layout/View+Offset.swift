public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Offsets a view's drawing without changing its layout.
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

/// A behavior that shows its child at an offset from its position in the layout.
struct OffsetBehavior: LayoutBehavior {
  let offset: CGPoint

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    node.children.first?.place(at: bounds.origin + offset, proposal: proposal)
    // The picture records the visible position.
    if let child = node.children.first { node.frame = child.frame }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: proposal).map { $0 + offset[key.axis] }
  }
}

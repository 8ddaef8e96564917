public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}

struct PositionModifier {
  typealias Body = Never
  let position: CGPoint
}

extension PositionModifier: WrappingModifier {
  var nodeType: String { "position" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    PositionBehavior(position: position.finite)
  }
}

/// Takes all that is proposed and puts the child's centre at a point in it.
struct PositionBehavior: LayoutBehavior {
  let position: CGPoint

  var keepsPriority: Bool { false }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(
      by: node.children.first?.size(for: proposal) ?? .zero)
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    guard let child = node.children.first else { return }
    let size = child.size(for: proposal)
    child.place(
      at: CGPoint(
        x: bounds.minX + position.x - size.width / 2, y: bounds.minY + position.y - size.height / 2),
      proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

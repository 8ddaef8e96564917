public import AppleFoundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Positions the center of a view in its parent, in points from the upper-left corner.
  ///
  /// ```swift
  /// Text("23°").position(x: 30, y: 20)
  /// ```
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

/// A behavior that takes the proposed size and centers its child at a point.
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
    let offered = ProposedViewSize(bounds.size)
    child.place(at: bounds.origin + origin(of: child, offered: offered), proposal: offered)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    let offered = ProposedViewSize(node.size(for: proposal))
    return child.explicitGuide(key, for: offered)
      .map { $0 + origin(of: child, offered: offered)[key.axis] }
  }

  /// Returns the child's origin that puts the child's center at `position`.
  private func origin(of child: LayoutNode, offered: ProposedViewSize) -> CGPoint {
    let size = child.size(for: offered)
    return CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

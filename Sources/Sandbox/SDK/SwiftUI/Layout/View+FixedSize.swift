import Foundation

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Fixes a view at its ideal size, regardless of the available space.
  ///
  /// ```swift
  /// Text("Rain until the evening").fixedSize(horizontal: false, vertical: true).frame(width: 80)
  /// ```
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }
}

struct FixedSizeModifier {
  typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
}

extension FixedSizeModifier: WrappingModifier {
  var nodeType: String { "fixedSize" }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    FixedSizeBehavior(horizontal: horizontal, vertical: vertical)
  }
}

/// A behavior that gives its child its ideal length along the fixed axes.
struct FixedSizeBehavior: LayoutBehavior {
  let horizontal: Bool
  let vertical: Bool

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    node.children.first?.size(for: childProposal(proposal)) ?? .zero
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    node.children.first?.place(at: bounds.origin, proposal: childProposal(proposal))
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: childProposal(proposal))
  }
}

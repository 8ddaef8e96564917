import Foundation

/// A view that shows the first child whose ideal size fits, or the last child if none fits.
///
/// ```swift
/// ViewThatFits { Text("Rain until the evening, then clear").fixedSize(); Text("Rain") }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension ViewThatFits: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let candidates = context.nodes(of: content)
    return [
      LayoutNode(
        "ViewThatFits", behavior: ViewThatFitsBehavior(axes: axes, candidates: candidates),
        children: candidates, in: context)
    ]
  }
}

struct ViewThatFitsBehavior: LayoutBehavior {
  /// The rounding error that still counts as fitting, in points.
  private static let tolerance: CGFloat = 0.001

  let axes: Axis.Set
  let candidates: [LayoutNode]

  var keepsPriority: Bool { false }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    var ideal = proposal
    if axes.contains(.horizontal) { ideal.width = nil }
    if axes.contains(.vertical) { ideal.height = nil }
    return candidates.first { candidate in
      let isLimited = axes.contains(.horizontal) && proposal.width != nil
      if isLimited, candidate.takesWholeWidth { return false }
      let size = candidate.size(for: ideal)
      return fits(size.width, proposal.width, axes.contains(.horizontal))
        && fits(size.height, proposal.height, axes.contains(.vertical))
    } ?? candidates.last
  }

  private func fits(_ length: CGFloat, _ offered: CGFloat?, _ counts: Bool) -> Bool {
    guard counts, let offered else { return true }
    return length <= offered + Self.tolerance
  }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.size(for: proposal) ?? .zero
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    let choice = choice(for: proposal)
    node.adopt(choice.map { [$0] } ?? [])
    choice?.place(at: bounds.origin, proposal: proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, for: proposal)
  }
}

extension LayoutNode {
  /// Whether the node has text that updates itself, such as a timer, without a frame that limits its width.
  ///
  /// Such text takes all the available width, so it never fits in a `ViewThatFits` (Apple Developer Forums,
  /// thread 763797).
  fileprivate var takesWholeWidth: Bool {
    switch behavior {
    case let text as TextBehavior: text.isSelfUpdating
    case let frame as FrameBehavior where frame.width != nil: false
    case let frame as FlexibleFrameBehavior where frame.width.maximum?.isFinite == true: false
    case is ViewThatFitsBehavior: children.last?.takesWholeWidth ?? false
    default: children.contains(where: \.takesWholeWidth)
    }
  }
}

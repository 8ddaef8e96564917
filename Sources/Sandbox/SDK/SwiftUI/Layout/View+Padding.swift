public import AppleFoundation
import Drawing
import Sentences

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Adds padding to the given edges of a view.
  ///
  /// Without a length, it adds the system's default padding.
  ///
  /// ```swift
  /// Text("23°").padding(.leading, 40).border(.orange)
  /// ```
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

struct PaddingModifier {
  typealias Body = Never
  /// The default padding of iOS, in points.
  static let standard: CGFloat = 16

  let edges: Edge.Set
  /// The insets, or `nil` for the default padding.
  let insets: EdgeInsets?
}

extension PaddingModifier: WrappingModifier {
  var nodeType: String { "padding" }

  private var points: EdgeInsets { insets ?? EdgeInsets(edges, Self.standard) }

  func behavior(in context: ViewContext) -> any LayoutBehavior {
    var valid = points
    for edge in Edge.allCases where !valid[edge].isFinite {
      context.evaluation.noteOnce(
        rule: "padding-invalid",
        Sentence(
          "Padding must be a finite number of points. It counts as 0 here.",
          ko: "padding은 유한한 수여야 해요. 여기서는 0으로 쳐요."))
      valid[edge] = 0
    }
    return PaddingBehavior(insets: valid)
  }

  func configure(_ node: LayoutNode, in context: ViewContext) {
    node.traits.padding = Insets(
      top: points.top, leading: points.leading, bottom: points.bottom, trailing: points.trailing)
  }
}

/// A behavior that insets its child and proposes the remaining space to it.
package struct PaddingBehavior: LayoutBehavior {
  let insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  package var keepsPriority: Bool { false }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  package func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let child = node.children.first?.size(for: childProposal(proposal)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.horizontal),
      height: max(0, child.height + insets.vertical))
  }

  package func placeChildren(
    of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    node.children.first?.place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top),
      proposal: childProposal(proposal))
  }

  package func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    node.children.first?.explicitGuide(key, for: childProposal(proposal))
      .map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
  }

  /// Returns the content's spacing without the preferences at padded edges.
  package func spacing(of node: LayoutNode) -> ViewSpacing {
    let padded = Edge.allCases.filter { insets[$0] != 0 }
    return (node.children.first?.spacing ?? ViewSpacing())
      .resetting(Edge.Set(padded.map { Edge.Set($0) }))
  }
}

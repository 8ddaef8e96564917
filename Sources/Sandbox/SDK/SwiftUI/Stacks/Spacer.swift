public import AppleFoundation

/// Flexible space along the axis of its stack, or along both axes outside a stack.
///
/// ```swift
/// HStack { Text("High"); Spacer(); Text("24°") }.padding()
/// ```
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct Spacer: Sendable {
  /// The minimum length in points, or `nil` for the system's default of 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Spacer: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let node = LayoutNode(
      "Spacer",
      behavior: SpacerBehavior(
        axis: context.environment.stackAxis,
        minimum: context.evaluation.validLength(minLength) ?? SpacerBehavior.standardMinimum),
      in: context)
    node.priority = -.infinity
    return [node]
  }
}

struct SpacerBehavior: LayoutBehavior {
  static let standardMinimum: CGFloat = 8

  /// The stack's axis, or `nil` outside a stack.
  let axis: Axis?
  let minimum: CGFloat

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(minimum, proposed ?? minimum) }
    guard let axis else {
      return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
    return CGSize(along: axis, length(proposal[axis]), across: 0)
  }

  /// Returns no distance to neighbors along the stack's axis, unless the stack sets an explicit `spacing:`.
  func spacing(of node: LayoutNode) -> ViewSpacing {
    switch axis {
    case .horizontal: ViewSpacing(distance: 0, edges: .horizontal)
    case .vertical: ViewSpacing(distance: 0, edges: .vertical)
    case nil: .zero
    }
  }
}

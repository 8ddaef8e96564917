/// A view's size and guides in its own coordinates, in points.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ViewDimensions {
  let node: LayoutNode
  let proposal: ProposedViewSize

  public var width: CGFloat {
    node.size(for: proposal).width
  }

  public var height: CGFloat {
    node.size(for: proposal).height
  }
}

public import AppleFoundation

/// A view's size and alignment guides in its own coordinates, in points.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ViewDimensions {
  private enum Source {
    case node(LayoutNode, ProposedViewSize)
    /// A box without guides of its own, for alignment in a container.
    case box(CGSize)
  }

  private let source: Source

  init(node: LayoutNode, proposal: ProposedViewSize) {
    source = .node(node, proposal)
  }

  init(box size: CGSize) {
    source = .box(size)
  }

  var size: CGSize {
    switch source {
    case .node(let node, let proposal): node.size(for: proposal)
    case .box(let size): size
    }
  }

  public var width: CGFloat { size.width }

  public var height: CGFloat { size.height }

  subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.defaultValue(in: self)
  }

  subscript(explicit key: AlignmentKey) -> CGFloat? {
    switch source {
    case .node(let node, let proposal): node.explicitGuide(key, for: proposal)
    case .box: nil
    }
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ViewDimensions: Equatable {
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    switch (left.source, right.source) {
    case (.node(let first, let proposal), .node(let second, let other)):
      first === second && proposal == other
    case (.box(let first), .box(let second)): first == second
    default: false
    }
  }
}

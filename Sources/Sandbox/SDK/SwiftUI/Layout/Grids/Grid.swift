public import AppleFoundation

/// A container that arranges views in rows whose cells share columns.
///
/// ```swift
/// Grid { GridRow { Text("Mon"); Text("24°") }; GridRow { Text("Tuesday"); Text("9°") } }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Grid: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "Grid",
        behavior: GridBehavior(
          alignment: alignment, horizontalSpacing: horizontalSpacing,
          verticalSpacing: verticalSpacing),
        children: context.setting(\.stackAxis, to: nil).nodes(of: content), in: context)
    ]
  }
}

/// A row of cells in a `Grid`.
///
/// Outside a grid, it's a row like an `HStack`.
///
/// ```swift
/// Grid { GridRow { Text("High"); Text("24°") }; GridRow { Text("Low"); Text("15°") } }
/// ```
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension GridRow: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "GridRow", behavior: GridRowBehavior(alignment: alignment),
        children: context.nodes(of: content), in: context)
    ]
  }
}

/// A row whose cells are placed by the enclosing grid.
final class GridRowBehavior: LayoutBehavior {
  let alignment: VerticalAlignment?
  /// The arrangement set by the grid, or `nil` outside a grid.
  var arrangement: Arrangement?
  private let fallback: StackBehavior

  init(alignment: VerticalAlignment?) {
    self.alignment = alignment
    fallback = StackBehavior(
      axis: .horizontal, alignment: (alignment ?? .center).key, spacing: nil)
  }

  var keepsPriority: Bool { false }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    arrangement?.size ?? fallback.size(of: node.children, for: proposal)
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    if let arrangement {
      arrangement.place(node.children, in: bounds)
    } else {
      fallback.place(node.children, in: bounds, proposal: proposal)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    fallback.explicitGuide(key, of: node.children, for: proposal)
  }

  func spacing(of node: LayoutNode) -> ViewSpacing { fallback.spacing(of: node.children) }
}

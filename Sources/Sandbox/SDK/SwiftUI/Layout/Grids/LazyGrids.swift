public import AppleFoundation

/// A grid that grows vertically, with given columns.
///
/// ```swift
/// LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<4) { Text("\($0):00") } }
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyVGrid<Content> where Content: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LazyVGrid: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "LazyVGrid",
        behavior: LazyGridBehavior(
          items: columns, axis: .vertical, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: nil).nodes(of: content), in: context)
    ]
  }
}

/// A grid that grows horizontally, with given rows.
///
/// ```swift
/// LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<4) { Text("\($0):00") } }
/// ```
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct LazyHGrid<Content> where Content: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
extension LazyHGrid: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    [
      LayoutNode(
        "LazyHGrid",
        behavior: LazyGridBehavior(
          items: rows, axis: .horizontal, alignment: alignment.key, spacing: spacing),
        children: context.setting(\.stackAxis, to: nil).nodes(of: content), in: context)
    ]
  }
}

/// A behavior that fills tracks line by line.
///
/// Each line is as long as its longest cell.
struct LazyGridBehavior: LayoutBehavior {
  let items: [GridItem]
  /// The direction in which lines follow one another: vertical for columns.
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  var keepsPriority: Bool { false }

  private func proposal(in track: GridTrack) -> ProposedViewSize {
    ProposedViewSize(along: axis, nil, across: track.length)
  }

  /// Returns the lengths of the lines along the axis.
  private func lines(of node: LayoutNode, tracks: [GridTrack]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: node.children.count, by: tracks.count).map { first in
      zip(node.children[first...], tracks).reduce(0) { longest, cell in
        max(longest, cell.0.size(for: proposal(in: cell.1))[axis])
      }
    }
  }

  private func extent(of tracks: [GridTrack]) -> CGFloat {
    tracks.last.map { $0.start + $0.length } ?? 0
  }

  private var gap: CGFloat { spacing ?? ViewSpacing.standard }

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let tracks = items.tracks(in: proposal[axis.other])
    let lines = lines(of: node, tracks: tracks)
    let length = lines.reduce(0, +) + gap * CGFloat(max(0, lines.count - 1))
    return CGSize(along: axis, length, across: extent(of: tracks))
  }

  /// Computes the tracks again from the grid's own extent, as iOS does.
  ///
  /// Tracks that didn't fit in the proposal can overflow the grid.
  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    let across = bounds.size[axis.other]
    let tracks = items.tracks(in: across)
    let box = ViewDimensions(box: CGSize(along: axis, 0, across: across))
    let content = ViewDimensions(box: CGSize(along: axis, 0, across: extent(of: tracks)))
    let inset = box[alignment] - content[alignment]
    var along = bounds.origin[axis]
    for (line, length) in lines(of: node, tracks: tracks).enumerated() {
      for (child, track) in zip(node.children[(line * tracks.count)...], tracks) {
        let cell = CGRect(
          origin: CGPoint(
            along: axis, along, across: bounds.origin[axis.other] + inset + track.start),
          size: CGSize(along: axis, length, across: track.length))
        child.place(in: cell, alignment: track.alignment, proposal: self.proposal(in: track))
      }
      along += length + gap
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(of node: LayoutNode) -> ViewSpacing { ViewSpacing() }
}

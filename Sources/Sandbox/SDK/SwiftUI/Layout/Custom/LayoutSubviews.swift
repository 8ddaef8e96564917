public import AppleFoundation

/// The views that a layout places, in order.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<LayoutSubviews.Index>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  public var layoutDirection: LayoutDirection
  let nodes: [LayoutNode]
  let indexes: [Int]
  /// The record of a trial placement, or `nil` if the views are really placed.
  private let record: PlacementRecord?

  init(nodes: [LayoutNode], direction: LayoutDirection, record: PlacementRecord? = nil) {
    self.nodes = nodes
    indexes = Array(nodes.indices)
    layoutDirection = direction
    self.record = record
  }

  private init(_ base: LayoutSubviews, indexes: [Int]) {
    nodes = base.nodes
    self.indexes = indexes
    layoutDirection = base.layoutDirection
    record = base.record
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { indexes.count }

  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[indexes[index]], record: record)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(self, indexes: Array(indexes[bounds]))
  }

  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    LayoutSubviews(self, indexes: indices.map { indexes[$0] })
  }

  var isTrial: Bool { record != nil }

  /// The nodes of these views, in order.
  var selected: [LayoutNode] { indexes.map { nodes[$0] } }

  /// Returns the combined guide of these views at the positions that `placing` gives them.
  func combinedGuide(_ key: AlignmentKey, placing: (LayoutSubviews) -> Void) -> CGFloat? {
    if key.id is any BuiltInAlignment.Type { return nil }
    let record = PlacementRecord()
    let nodes = selected
    placing(LayoutSubviews(nodes: nodes, direction: layoutDirection, record: record))
    return key.combined(
      nodes.lazy.map { node in
        record[node].flatMap { place in
          node.explicitGuide(key, for: place.proposal).map { $0 + place.origin[key.axis] }
        }
      })
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection
      && left.selected.elementsEqual(right.selected, by: ===)
  }
}

/// A view that a layout places.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  var record: PlacementRecord?

  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    node.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  public var priority: Double { node.priority }

  public var spacing: ViewSpacing { node.spacing }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: node, proposal: proposal)
  }

  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(for: proposal)
    let origin = CGPoint(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
    guard record == nil else {
      record?[node] = (origin, proposal)
      return
    }
    node.wasPlacedByLayout = true
    node.place(at: origin, proposal: proposal)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}

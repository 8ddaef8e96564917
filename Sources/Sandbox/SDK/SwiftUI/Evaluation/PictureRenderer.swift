package import Drawing
package import Foundation
import Sentences

/// A renderer that turns a view into a picture: it evaluates the view, lays it out, numbers its nodes and
/// draws them.
@MainActor
package struct PictureRenderer {
  package var environment: EnvironmentValues
  package var metrics: TextMetrics

  package init(
    environment: EnvironmentValues = EnvironmentValues(), metrics: TextMetrics = .sanFrancisco
  ) {
    self.environment = environment
    self.metrics = metrics
  }

  /// Returns a picture of the view alone, at its size for `proposal`.
  package func picture(of view: some View, proposal: ProposedViewSize) -> Picture {
    picture(of: layout(of: view, proposal: proposal))
  }

  /// Returns a picture of the view centered on a canvas of `size`, with that size as the proposal.
  package func picture(of view: some View, size: CGSize) -> Picture {
    picture(of: layout(of: view, size: size))
  }

  /// Returns the nodes of `view` under a single root, laid out but not drawn.
  package func layout(of view: some View, proposal: ProposedViewSize) -> LayoutNode {
    let view = root(of: view)
    view.place(at: .zero, proposal: proposal)
    guard view.frame.origin != .zero else { return view }
    // If the view is drawn elsewhere, as with `offset`, the root stays where layout placed it.
    let context = ViewContext(environment: environment, evaluation: view.evaluation)
    let root = view.wrapped("root", behavior: PassthroughBehavior(), in: context)
    root.place(at: .zero, proposal: proposal)
    return root
  }

  package func layout(of view: some View, size: CGSize) -> LayoutNode {
    let content = root(of: view)
    let context = ViewContext(environment: environment, evaluation: content.evaluation)
    let canvas = LayoutNode(
      "canvas", behavior: FrameBehavior(width: size.width, height: size.height, alignment: .center),
      children: [content], in: context)
    canvas.place(at: .zero, proposal: ProposedViewSize(size))
    return canvas
  }

  /// Returns the picture of a placed tree.
  package func picture(of root: LayoutNode) -> Picture {
    var next = 0
    root.number(from: &next)
    let size = root.frame.encodable.size
    let drawing = DisplayList(size: size, items: root.draw())
    return Picture(
      size: size, root: root.pictureNode(), drawing: drawing,
      notes: root.evaluation.notes)
  }

  /// Returns a single node for the whole view.
  ///
  /// Several views form a column, as on iPhone.
  private func root(of view: some View) -> LayoutNode {
    func node(in environment: EnvironmentValues) -> LayoutNode {
      ViewContext(environment: environment, evaluation: Evaluation(metrics: metrics))
        .singleNode(of: view)
    }
    let root = node(in: environment)
    guard let preferred = root.evaluation.preferredColorScheme,
      preferred != environment.colorScheme
    else { return root }
    var environment = environment
    environment.colorScheme = preferred
    return node(in: environment)
  }
}

extension ViewContext {
  /// Returns a single node for `view`: an empty node for no view, a column for several.
  @MainActor
  package func singleNode(of view: some View) -> LayoutNode {
    let nodes = evaluation.withAmbient(environment) { self.nodes(of: view) }
    if nodes.count == 1 { return nodes[0] }
    if nodes.isEmpty { return LayoutNode("EmptyView", behavior: PassthroughBehavior(), in: self) }
    return LayoutNode(
      "VStack", behavior: StackBehavior(axis: .vertical, alignment: .center), children: nodes,
      in: self)
  }
}

extension LayoutNode {
  func number(from next: inout Int) {
    index = next
    next += 1
    for child in children { child.number(from: &next) }
  }

  /// Returns the drawing of this node and its children, with each item marked with the node that drew it.
  package func draw() -> [DisplayItem] {
    guard frame.isFinite else {
      evaluation.noteOnce(
        rule: "size-infinite",
        Sentence(
          "\(type) has no size limit here and becomes infinitely large, so it isn't drawn.",
          ko: "여기서는 \(type) 뷰의 크기에 제한이 없어서 무한히 커져요. 그래서 그리지 않아요."))
      return []
    }
    let items = behavior.draw(self) { childrenBackToFront.flatMap { $0.draw() } }
    return items.map { $0.marked(by: self) }
  }

  private var childrenBackToFront: [LayoutNode] {
    guard behavior.drawsChildrenByZIndex, children.contains(where: { $0.zIndex != 0 }) else {
      return children
    }
    return children.stablySorted { $0.zIndex < $1.zIndex }
  }

  private var offer: LayoutOffer {
    LayoutOffer(
      width: placedProposal.width.map { Double($0) },
      height: placedProposal.height.map { Double($0) },
      otherQuestions: askedSizes.count { $0.proposal != placedProposal })
  }

  func pictureNode() -> PictureNode {
    traits.accent = environment.accentGroup
    return PictureNode(
      index: index, type: type, identifier: identifier, frame: frame.encodable, offer: offer,
      text: text, isTruncated: isTruncated, traits: traits,
      children: children.map { $0.pictureNode() })
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// The rectangle with infinite lengths replaced by the largest finite number, because JSON has no infinity.
  fileprivate var encodable: CGRect {
    guard !isFinite else { return self }
    func limited(_ length: CGFloat) -> CGFloat {
      length.isNaN ? 0 : max(-.greatestFiniteMagnitude, min(length, .greatestFiniteMagnitude))
    }
    return CGRect(
      x: limited(origin.x), y: limited(origin.y), width: limited(size.width),
      height: limited(size.height))
  }
}

extension DisplayItem {
  /// Returns the item with its node and accent group, unless an inner node has already set them.
  fileprivate func marked(by maker: LayoutNode) -> DisplayItem {
    guard node == nil else { return self }
    var copy = self
    copy.node = maker.index
    copy.accent = maker.environment.accentGroup
    if case .layer(var layer) = content {
      layer.items = layer.items.map { $0.marked(by: maker) }
      layer.mask = layer.mask?.map { $0.marked(by: maker) }
      copy.content = .layer(layer)
    }
    return copy
  }
}

extension Array {
  /// Returns the elements sorted, with equal elements in their original order.
  func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if areInOrder(first.element, second.element) { return true }
      if areInOrder(second.element, first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
  }
}

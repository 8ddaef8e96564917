package import Drawing
package import Foundation
import Sentences

/// Turns a view into a picture: evaluates it, lays it out, numbers its nodes, draws it.
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

  /// The view alone, as large as it becomes when it is offered `proposal`.
  package func picture(of view: some View, proposal: ProposedViewSize) -> Picture {
    picture(of: layout(of: view, proposal: proposal))
  }

  /// The view in the middle of a canvas of `size`, which is also what it is offered.
  package func picture(of view: some View, size: CGSize) -> Picture {
    picture(of: layout(of: view, size: size))
  }

  /// The nodes of `view` under one root, laid out but not drawn.
  package func layout(of view: some View, proposal: ProposedViewSize) -> LayoutNode {
    let view = root(of: view)
    view.place(at: .zero, proposal: proposal)
    guard view.frame.origin != .zero else { return view }
    // A view that shows itself elsewhere, as after `offset`: the root stays where it was laid out.
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

  /// The picture of a tree that has been placed.
  package func picture(of root: LayoutNode) -> Picture {
    var next = 0
    root.number(from: &next)
    let size = root.frame.encodable.size
    let drawing = DisplayList(size: size, items: root.draw())
    return Picture(
      size: size, root: root.pictureNode(), drawing: drawing,
      notes: root.evaluation.notes)
  }

  /// One node for the whole view: several side by side stand in a column, as on an iPhone.
  private func root(of view: some View) -> LayoutNode {
    let evaluation = Evaluation(metrics: metrics)
    let context = ViewContext(environment: environment, evaluation: evaluation)
    return context.singleNode(of: view)
  }
}

extension ViewContext {
  /// The node of `view`: an empty one for no view, a column for several.
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

  /// What this node and its children show, marked with the nodes that drew it.
  package func draw() -> [DisplayItem] {
    guard frame.isFinite else {
      evaluation.noteOnce(
        rule: "size-infinite",
        Sentence(
          "\(type) is infinitely large here, since it was offered no end: it is not drawn.",
          ko: "\(type) 뷰가 끝없는 크기를 제안받아 무한히 커졌어요. 그래서 그리지 않아요."))
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

  /// What the node was offered when it was placed.
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

  /// The same rectangle with the largest number for infinity, which JSON has no word for.
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
  /// The item with the node and accent group of its maker, where no node inside has marked it.
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
  /// Sorted, with equal elements left in their order.
  func stablySorted(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { first, second in
      if areInOrder(first.element, second.element) { return true }
      if areInOrder(second.element, first.element) { return false }
      return first.offset < second.offset
    }.map(\.element)
  }
}

public import AppleFoundation
import Drawing

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension GraphicsContext {
  /// Text that's ready to draw.
  public struct ResolvedText {
    /// The text's shading.
    ///
    /// The default keeps the text's own colors.
    public var shading: Shading
    let text: Text
    let context: ContentContext

    public func measure(in size: CGSize) -> CGSize {
      context.node(of: text).size(for: ProposedViewSize(size))
    }

    public func firstBaseline(in size: CGSize) -> CGFloat {
      context.node(of: text).guide(
        VerticalAlignment.firstTextBaseline.key, for: ProposedViewSize(size))
    }

    public func lastBaseline(in size: CGSize) -> CGFloat {
      context.node(of: text).guide(
        VerticalAlignment.lastTextBaseline.key, for: ProposedViewSize(size))
    }
  }

  /// An image that's ready to draw.
  public struct ResolvedImage {
    public var size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
    let image: Image
    let context: ContentContext
  }

  /// A symbol of the canvas that's ready to draw.
  public struct ResolvedSymbol {
    public var size: CGSize { node.size(for: .unspecified) }
    let node: LayoutNode
  }

  private var content: ContentContext {
    ContentContext(environment: environment, node: recording.node)
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(shading: .foreground, text: text, context: content)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let size = content.node(of: image).size(for: .unspecified)
    return ResolvedImage(
      size: size, baseline: size.height, shading: nil, image: image, context: content)
  }

  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
    recording.symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      text.context.shaded(text.text, text.shading), at: point, anchor: anchor,
      proposal: .unspecified)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(
      text.context.shaded(text.text, text.shading), at: rect.origin, anchor: .topLeading,
      proposal: ProposedViewSize(rect.size))
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      image.context.shaded(image.image.resizable(), image.shading ?? .foreground), at: point,
      anchor: anchor, proposal: ProposedViewSize(image.size))
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(
      image.context.shaded(image.image.resizable(), image.shading ?? .foreground), at: rect.origin,
      anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, at: point, anchor: anchor, proposal: .unspecified)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(symbol.node, at: rect.origin, anchor: .topLeading, proposal: ProposedViewSize(rect.size))
  }

  /// Draws a view, laid out from the canvas's origin.
  func draw(_ view: some View, offering proposal: ProposedViewSize) {
    draw(content.node(of: view), at: .zero, anchor: .topLeading, proposal: proposal)
  }

  /// Draws a node with its anchor at `point`.
  ///
  /// If the transform is only a translation, the node is drawn in its final position.
  private func draw(
    _ node: LayoutNode, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    let placement = self.placement
    let isMoved = placement.a == 1 && placement.b == 0 && placement.c == 0 && placement.d == 1
    let offset = isMoved ? CGPoint(x: placement.tx, y: placement.ty) : .zero
    let size = node.size(for: proposal)
    node.place(
      at: CGPoint(
        x: point.x + offset.x - anchor.x * size.width,
        y: point.y + offset.y - anchor.y * size.height),
      proposal: proposal)
    node.setIndex(recording.node.index)
    add(node.draw(), isPlaced: isMoved)
  }
}

/// The context that creates nodes for the text and images of a canvas.
struct ContentContext {
  let environment: EnvironmentValues
  let node: LayoutNode

  func node(of view: some View) -> LayoutNode {
    let context = ViewContext(environment: environment, evaluation: node.evaluation)
    // Pictures are drawn on the main actor's thread, where views can be evaluated.
    let parts = Isolated((context, view))
    return MainActor.assumeIsolated {
      Isolated(parts.value.0.singleNode(of: parts.value.1))
    }.value
  }

  func shaded(_ view: some View, _ shading: GraphicsContext.Shading) -> LayoutNode {
    var copy = environment
    if case .style(let style) = shading.kind, !(style is ForegroundStyle) {
      copy.setForeground([style])
    }
    return ContentContext(environment: copy, node: node).node(of: view)
  }
}

extension LayoutNode {
  /// Attributes the node's drawing to the view with this index.
  fileprivate func setIndex(_ index: Int) {
    self.index = index
    for child in children { child.setIndex(index) }
  }
}

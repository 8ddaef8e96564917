public import AppleFoundation
import Drawing

/// A view that code draws operation by operation.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.orange))
/// }
/// ```
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct Canvas<Symbols> where Symbols: View {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Canvas: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let behavior = CanvasBehavior(
      renderer: renderer, symbols: context.nodes(of: symbols), ambient: Evaluation.ambient)
    return [LayoutNode("Canvas", behavior: behavior, in: context)]
  }
}

/// A behavior that runs the renderer when the picture is drawn, because the size isn't known earlier.
struct CanvasBehavior: LayoutBehavior {
  let renderer: (inout GraphicsContext, CGSize) -> Void
  let symbols: [LayoutNode]
  let ambient: EnvironmentValues?
  /// The size of a drawn image, in points, or `nil` for a canvas, which has no size of its own.
  var imageSize: CGSize?
  /// Whether the drawing fills the proposed space.
  var isResizable = true

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    guard let imageSize else { return proposal.replacingUnspecifiedDimensions() }
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: imageSize) : imageSize
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let frame = node.frame
    guard frame.width > 0, frame.height > 0 else { return [] }
    var context = GraphicsContext(
      recording: Recording(node: node, symbols: symbols), origin: frame.origin,
      bounds: CGRect(origin: .zero, size: frame.size), environment: node.environment)
    node.evaluation.withAmbient(ambient) { renderer(&context, frame.size) }
    let items = context.recording.items
    guard !items.isEmpty else { return [] }
    return [DisplayItem(.layer(Layer(items: items, clip: .rectangle(frame))))]
  }
}

/// The items drawn by a canvas or by a layer in it.
final class Recording {
  var items: [DisplayItem] = []
  let node: LayoutNode
  let symbols: [LayoutNode]

  init(node: LayoutNode, symbols: [LayoutNode]) {
    self.node = node
    self.symbols = symbols
  }
}

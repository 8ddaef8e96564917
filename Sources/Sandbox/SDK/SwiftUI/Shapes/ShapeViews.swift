/// A shape drawn in a style.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct _ShapeView<Content, Style> where Content: Shape, Style: ShapeStyle {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  /// The name in source code of a gradient or material that's used as a view.
  var name: String?

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension _ShapeView: View, PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    let node = LayoutNode(
      name ?? Content.viewName,
      behavior: ShapeBehavior(
        shape: shape, style: style, ink: .fill(isEvenOdd: fillStyle.isEOFilled)),
      in: context)
    node.record(style)
    return [node]
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension _ShapeView: ShapeView {}

extension ShapeStyle where Self: View {
  /// Returns a view that fills its area with a gradient or material.
  func areaFilled(with style: Self) -> _ShapeView<Rectangle, Self> {
    var view = _ShapeView(shape: Rectangle(), style: style)
    view.name = String(describing: Self.self)
    return view
  }
}

/// A filled shape over an optional view of the same shape.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct FillShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension FillShapeView: View, PrimitiveView, ShapeView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.shapeNodes(
      shape: shape, style: style, ink: .fill(isEvenOdd: fillStyle.isEOFilled), over: background)
  }
}

/// A stroked shape over an optional view of the same shape.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct StrokeShapeView<Content, Style, Background>
where Content: Shape, Style: ShapeStyle, Background: View {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension StrokeShapeView: View, PrimitiveView, ShapeView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.shapeNodes(
      shape: shape, style: style, ink: .stroke(strokeStyle.pattern), over: background)
  }
}

/// A shape stroked inside its edge, over an optional view of the same shape.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct StrokeBorderShapeView<Content, Style, Background>
where Content: InsettableShape, Style: ShapeStyle, Background: View {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension StrokeBorderShapeView: View, PrimitiveView, ShapeView {
  package func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.shapeNodes(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style,
      ink: .stroke(strokeStyle.pattern), over: background, name: Content.viewName)
  }
}

extension ViewContext {
  /// Returns a single node for a shape over `background`, which gets the same size.
  @MainActor
  func shapeNodes<Content: Shape>(
    shape: Content, style: some ShapeStyle, ink: ShapeDrawing.Ink, over background: some View,
    name: String = Content.viewName
  ) -> [LayoutNode] {
    let node = LayoutNode(
      name, behavior: ShapeBehavior(shape: shape, style: style, ink: ink),
      children: nodes(of: background), in: self)
    node.record(style)
    return [node]
  }
}

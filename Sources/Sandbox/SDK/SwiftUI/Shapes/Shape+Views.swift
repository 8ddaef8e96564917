public import AppleFoundation

// Since the iOS 17 SDK, a filled or stroked shape is a `ShapeView`, so `.fill().stroke()` chains. Only code
// for iOS 17 and later sees these types. For earlier versions, the results are opaque.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Shape {
  /// Fills a shape with a style.
  ///
  /// ```swift
  /// Capsule().fill(.blue).frame(width: 100, height: 30)
  /// ```
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func fill<S>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> where S: ShapeStyle {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public func fill<S>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> where S: ShapeStyle {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  @_disfavoredOverload
  nonisolated public func stroke<S>(
    _ content: S, style: StrokeStyle
  ) -> some View where S: ShapeStyle {
    StrokedView(shape: self, style: content, strokeStyle: style)
  }

  @_disfavoredOverload
  nonisolated public func stroke<S>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    StrokedView(shape: self, style: content, strokeStyle: StrokeStyle(lineWidth: lineWidth))
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension InsettableShape {
  /// Strokes a shape's outline inside its edge, so that none of the stroke is cut off.
  ///
  /// ```swift
  /// Circle().strokeBorder(.orange, lineWidth: 8)
  /// ```
  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  @available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated public func strokeBorder<S>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> where S: ShapeStyle {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    StrokedView(shape: inset(by: style.lineWidth / 2), style: content, strokeStyle: style)
  }

  @_disfavoredOverload
  nonisolated public func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    StrokedView(shape: inset(by: style.lineWidth / 2), style: .foreground, strokeStyle: style)
  }

  @_disfavoredOverload
  nonisolated public func strokeBorder<S>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View where S: ShapeStyle {
    let style = StrokeStyle(lineWidth: lineWidth)
    return StrokedView(shape: inset(by: lineWidth / 2), style: content, strokeStyle: style)
  }

  @_disfavoredOverload
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    let style = StrokeStyle(lineWidth: lineWidth)
    return StrokedView(shape: inset(by: lineWidth / 2), style: .foreground, strokeStyle: style)
  }
}

/// A stroked shape as a view, for versions before iOS 17.
struct StrokedView<Content, Style> where Content: Shape, Style: ShapeStyle {
  let shape: Content
  let style: Style
  let strokeStyle: StrokeStyle
}

extension StrokedView: View, PrimitiveView {
  func makeNodes(in context: ViewContext) -> [LayoutNode] {
    context.shapeNodes(
      shape: shape, style: style, ink: .stroke(strokeStyle.pattern), over: EmptyView())
  }
}

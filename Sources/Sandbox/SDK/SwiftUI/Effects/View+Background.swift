import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a style behind a view.
  ///
  /// In an accented widget, the style becomes solid white. Use `containerBackground(for:)` for the background
  /// of the widget.
  ///
  /// ```swift
  /// Text("Rain").padding(8).background(.blue)
  /// ```
  nonisolated public func background<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    styled(.background, style, in: Rectangle(), fillStyle: FillStyle())
  }

  nonisolated public func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    styled(.background, BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    styled(.background, style, in: shape, fillStyle: fillStyle)
  }

  nonisolated public func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: InsettableShape {
    styled(.background, BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: InsettableShape {
    styled(.background, style, in: shape, fillStyle: fillStyle)
  }

  /// Adds a style or a view in front of a view, without changing its size.
  ///
  /// ```swift
  /// Circle().fill(.yellow).overlay { Text("23°") }
  /// ```
  nonisolated public func overlay<S>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View where S: ShapeStyle {
    styled(.overlay, style, in: Rectangle(), fillStyle: FillStyle())
  }

  nonisolated public func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    styled(.overlay, style, in: shape, fillStyle: fillStyle)
  }

  /// Returns this view with a styled shape of the same size in front of it or behind it.
  nonisolated private func styled<S, T>(
    _ layer: SecondaryLayerBehavior.Layer, _ style: S, in shape: T, fillStyle: FillStyle
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(
      LayerModifier(
        layer: layer, alignment: .center,
        secondary: _ShapeView(shape: shape, style: style, fillStyle: fillStyle))
    ).changingNodes { node in
      guard layer == .background else { return }
      node.traits.background = style.resolved(in: node.environment).paint(
        in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }
}

public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Draws a shadow behind a view.
  ///
  /// ```swift
  /// Text("23°").font(.largeTitle).shadow(radius: 3, y: 2)
  /// ```
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    layerEffect("shadow") { layer, node in
      layer.shadow = Layer.Shadow(
        color: color.rgba(in: node.environment), radius: max(0, radius),
        offset: CGSize(width: x, height: y))
    }
  }

  /// Blurs a view.
  ///
  /// ```swift
  /// Text("23°").font(.largeTitle).blur(radius: 2)
  /// ```
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    layerEffect("blur") { layer, node in
      layer.blurRadius = max(0, radius)
      // An opaque blur doesn't fade at its edges, so it's clipped to the view's frame.
      if opaque { layer.clip = .rectangle(node.frame) }
    }
  }

  /// Sets the way a view blends with the content behind it.
  ///
  /// `.destinationOut` cuts the view's shape out of that content.
  ///
  /// ```swift
  /// ZStack { Capsule().fill(.red).frame(height: 40); Text("-50 %").bold().blendMode(.destinationOut) }.compositingGroup()
  /// ```
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    layerEffect("blendMode") { layer, _ in layer.blendMode = blendMode.layerMode }
  }

  /// Draws a view and its content as a single image first, so that blend modes and opacity affect only the
  /// group.
  ///
  /// ```swift
  /// ZStack { Circle().fill(.blue); Text("3").blendMode(.destinationOut) }.compositingGroup()
  /// ```
  nonisolated public func compositingGroup() -> some View {
    layerEffect("compositingGroup") { layer, _ in layer.isCompositingGroup = true }
  }

  /// Draws a view and its content as a single image.
  ///
  /// ```swift
  /// Text("Rain").drawingGroup()
  /// ```
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    layerEffect("drawingGroup") { layer, _ in layer.isCompositingGroup = true }
  }

  /// Adds a border inside the edges of a view's frame.
  ///
  /// ```swift
  /// Text("Rain").padding().border(.blue, width: 2)
  /// ```
  nonisolated public func border<S>(
    _ content: S, width: CGFloat = 1
  ) -> some View where S: ShapeStyle {
    modifier(
      LayerModifier(
        layer: .overlay, alignment: .center,
        secondary: StrokedView(
          shape: Rectangle().inset(by: width / 2), style: content,
          strokeStyle: StrokeStyle(lineWidth: width))))
  }
}

/// The color space in which a drawing group mixes colors.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

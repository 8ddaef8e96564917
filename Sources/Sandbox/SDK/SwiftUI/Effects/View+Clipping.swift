public import AppleFoundation
import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Clips a view to a shape.
  ///
  /// ```swift
  /// Color.orange.frame(width: 80, height: 80).clipShape(Circle())
  /// ```
  nonisolated public func clipShape<S>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    layerEffect("clipShape") { layer, node in
      layer.clip = node.outline(of: shape)
      layer.isClipEvenOdd = style.isEOFilled
    }
  }

  /// Clips a view to its frame.
  ///
  /// ```swift
  /// Circle().fill(.orange).frame(width: 90, height: 90).frame(width: 60, height: 60).clipped()
  /// ```
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    layerEffect("clipped") { layer, node in layer.clip = .rectangle(node.frame) }
  }

  /// Clips a view to a rectangle with rounded corners.
  ///
  /// ```swift
  /// Color.orange.frame(width: 80, height: 80).cornerRadius(16)
  /// ```
  @available(iOS, introduced: 13.0, deprecated: 100000.0)
  @available(macOS, introduced: 10.15, deprecated: 100000.0)
  @available(watchOS, introduced: 6.0, deprecated: 100000.0)
  @available(visionOS, introduced: 1.0, deprecated: 100000.0)
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    layerEffect("cornerRadius") { layer, node in
      layer.clip = .roundedRectangle(in: node.frame, radius: radius, style: .circular)
    }
  }

  /// Sets the shape that every `ContainerRelativeShape` in this view follows.
  ///
  /// ```swift
  /// ContainerRelativeShape().fill(.teal).containerShape(RoundedRectangle(cornerRadius: 30))
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func containerShape<T>(_ shape: T) -> some View where T: InsettableShape {
    modifier(ContainerShapeModifier(shape: shape))
  }
}

struct ContainerShapeModifier<Content> {
  typealias Body = Never
  let shape: Content
}

extension ContainerShapeModifier: ViewModifier, PrimitiveModifier where Content: InsettableShape {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    let container = ContainerShape(shape: shape)
    return content(context.setting(\.containerShape, to: container)).map { child in
      let node = child.wrapped("containerShape", behavior: PassthroughBehavior(), in: context)
      container.node = node
      return node
    }
  }
}

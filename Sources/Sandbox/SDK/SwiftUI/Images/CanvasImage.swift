public import AppleFoundation

/// An image that code draws when it's shown: `Image(size:renderer:)`.
package final class CanvasImage: Equatable, @unchecked Sendable {
  /// The size in points.
  package let size: CGSize
  // The renderer, called only on the main actor when the picture is drawn.
  let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.renderer = renderer
  }

  /// Returns the same drawing at another size.
  ///
  /// - Parameter size: The size in points.
  func scaled(to size: CGSize) -> CanvasImage {
    guard size != self.size, self.size.width > 0, self.size.height > 0 else { return self }
    let (renderer, own) = (renderer, self.size)
    return CanvasImage(size: size) { context in
      context.scaleBy(x: size.width / own.width, y: size.height / own.height)
      renderer(&context)
    }
  }

  package static func == (left: CanvasImage, right: CanvasImage) -> Bool { left === right }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension Image {
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: .drawn(CanvasImage(size: size, renderer: renderer)))
    self.label = label
    isDecorative = label == nil
  }
}

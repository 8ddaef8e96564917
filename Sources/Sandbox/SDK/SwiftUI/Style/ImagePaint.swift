public import AppleFoundation

/// A style that repeats a part of an image.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
public struct ImagePaint: ShapeStyle, Sendable {
  public var image: Image
  /// The part of the image, in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ImagePaint: PrimitiveShapeStyle {
  package func resolvedStyle(in environment: EnvironmentValues, level: Int) -> ResolvedStyle {
    let bitmap = image.bitmap(in: environment).cropped(to: sourceRect)
    let tile = CGSize(width: bitmap.size.width * scale, height: bitmap.size.height * scale)
    return ResolvedStyle(.image(bitmap.content, tile: tile)).faded(toLevel: level)
  }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

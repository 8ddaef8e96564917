public import AppleFoundation
package import Drawing

/// A bitmap, as Core Graphics knows it.
public final class CGImage: Hashable, Sendable {
  package let content: ImageContent
  public let width: Int
  public let height: Int

  package init(content: ImageContent, width: Int, height: Int) {
    self.content = content
    self.width = width
    self.height = height
  }

  /// A part of the image, in pixels; nil where the rectangle lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.overlap(with: bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let unit = CGRect(
      x: part.minX / bounds.width, y: part.minY / bounds.height, width: part.width / bounds.width,
      height: part.height / bounds.height)
    let bitmap = Bitmap(content: content, pixelWidth: width, pixelHeight: height).cropped(to: unit)
    return CGImage(
      content: bitmap.content, width: bitmap.pixelWidth, height: bitmap.pixelHeight)
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.content == right.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

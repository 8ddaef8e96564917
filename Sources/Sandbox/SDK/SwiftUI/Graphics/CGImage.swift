public import AppleFoundation
package import Drawing
import Synchronization

/// A bitmap, as Core Graphics knows it.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// What draws it, where that is known: shown that way its text stays text.
  let drawing: CanvasImage?
  private let drawn: Mutex<ImageContent?>

  package init(content: ImageContent, width: Int, height: Int) {
    self.width = width
    self.height = height
    drawing = nil
    drawn = Mutex(content)
  }

  /// An image whose pixels are made when they are asked for.
  init(drawing: CanvasImage, width: Int, height: Int) {
    self.width = width
    self.height = height
    self.drawing = drawing
    drawn = Mutex(nil)
  }

  package var content: ImageContent {
    if let made = drawn.withLock({ $0 }) { return made }
    let pixels = drawing?.pixels(width: width, height: height)
    guard let pixels else {
      return .missing(name: CanvasImage.missingName(width: width, height: height))
    }
    let made = ImageContent.pixels(width: width, height: height, rgba: pixels)
    drawn.withLock { $0 = made }
    return made
  }

  /// The image to be shown.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point.
  ///   - orientation: which way up it was stored.
  func shown(scale: CGFloat, orientation: Image.Orientation = .up) -> Image {
    let scale = scale > 0 ? scale : 1
    if let drawing, orientation == .up {
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      return Image(source: .drawn(drawing.scaled(to: size)))
    }
    let bitmap = Bitmap(content: content, pixelWidth: width, pixelHeight: height, scale: scale)
    return Image(source: .bitmap(bitmap.turned(orientation)))
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

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right
      || left.width == right.width && left.height == right.height && left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

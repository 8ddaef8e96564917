public import AppleFoundation
package import Drawing
import Synchronization

/// A bitmap, as in Core Graphics.
public final class CGImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// The drawing that the image was created from, if known.
  ///
  /// If the drawing is shown instead of its pixels, text in it remains text.
  let drawing: CanvasImage?
  private let drawn: Mutex<ImageContent?>

  package init(content: ImageContent, width: Int, height: Int) {
    self.width = width
    self.height = height
    drawing = nil
    drawn = Mutex(content)
  }

  /// Creates an image that renders its pixels on demand.
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

  /// Returns the image for display.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation in which the image was stored.
  func shown(scale: CGFloat, orientation: Image.Orientation = .up) -> Image {
    let scale = scale > 0 ? scale : 1
    if let drawing, orientation == .up {
      let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      var image = Image(source: .drawn(drawing.scaled(to: size)))
      image.pixelSize = CGSize(width: width, height: height)
      return image
    }
    let bitmap = Bitmap(content: content, pixelWidth: width, pixelHeight: height, scale: scale)
    return Image(source: .bitmap(bitmap.turned(orientation)))
  }

  /// Returns a part of the image, in pixels, or `nil` if the rectangle is outside the image.
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

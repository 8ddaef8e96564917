public import AppleFoundation
import Drawing

@available(iOS 2.0, *)
extension UIImage {
  /// The orientation in which an image was stored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    fileprivate var shown: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Always up, because images are rotated when they're read.
  public var imageOrientation: Orientation { .up }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let scale = scale > 0 ? scale : 1
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      image: cgImage.shown(scale: scale, orientation: orientation.shown),
      size: CGSize(width: isSideways ? height : width, height: isSideways ? width : height),
      scale: scale)
  }

  /// Returns the image as a PNG file, or `nil` if it has no pixels.
  public func pngData() -> Data? { bitmap.pngFile }

  /// Returns the image as a JPEG file, or `nil` if it has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.jpegFile(quality: compressionQuality)
  }

  @available(iOS 13.0, *)
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  @available(iOS 13.0, *)
  public func withTintColor(
    _ color: UIColor, renderingMode: UIImage.RenderingMode
  ) -> UIImage {
    guard renderingMode != .alwaysTemplate else { return withRenderingMode(.alwaysTemplate) }
    let (content, size) = (image.renderingMode(.template), size)
    let tinted = Image(size: size) { context in
      context.draw(
        content.resizable().foregroundStyle(Color(uiColor: color)),
        offering: ProposedViewSize(size))
    }
    return UIImage(image: tinted, size: size, scale: scale)
  }

  @available(iOS 15.0, *)
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return UIImage(image: image.resizable(), size: size, scale: scale)
  }

  @available(iOS 15.0, *)
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  @available(iOS 15.0, *)
  public func preparingForDisplay() -> UIImage? { self }

  @available(iOS 15.0, *)
  public func byPreparingForDisplay() async -> UIImage? { self }
}

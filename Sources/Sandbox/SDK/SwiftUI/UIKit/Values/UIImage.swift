public import AppleFoundation
import Drawing

/// An image as in UIKit: a symbol, an image from the asset catalog, or a bitmap.
@available(iOS 2.0, *)
open class UIImage: NSObject, @unchecked Sendable {
  /// The way an image is colored.
  @available(iOS 7.0, *)
  public enum RenderingMode: Int, Sendable {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  package let image: Image
  public let size: CGSize
  public let scale: CGFloat

  init(image: Image, size: CGSize, scale: CGFloat) {
    self.image = image
    self.size = size
    self.scale = scale
    super.init()
  }

  package convenience init(bitmap: Bitmap) {
    self.init(image: Image(source: .bitmap(bitmap)), size: bitmap.size, scale: bitmap.scale)
  }

  public override convenience init() {
    self.init(
      bitmap: Bitmap(
        content: .pixels(width: 0, height: 0, rgba: Data()), pixelWidth: 0, pixelHeight: 0))
  }

  /// Creates an image from the asset catalog, as Xcode generates it.
  ///
  /// A missing image is empty.
  @available(iOS 17.0, *)
  public convenience init(resource: ImageResource) {
    let bitmap = AssetCatalog.main.bitmap(
      named: resource.name, isDark: Evaluation.ambient?.colorScheme == .dark, displayScale: 3)
    self.init(
      image: Image(resource), size: bitmap?.size ?? CGSize(), scale: bitmap?.scale ?? 1)
  }

  /// Creates an image from the asset catalog, or returns `nil` if there's none with that name.
  public init?(named name: String) {
    let bitmap = AssetCatalog.main.bitmap(
      named: name, isDark: Evaluation.ambient?.colorScheme == .dark, displayScale: 3)
    guard let bitmap else {
      MissingAsset.log(kind: .image, name: name)
      return nil
    }
    image = Image(name)
    size = bitmap.size
    scale = bitmap.scale
    super.init()
  }

  @available(iOS 13.0, *)
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    image = Image(systemName: name)
    size = SymbolMetrics.size(of: name, font: FontDescription(size: 17))
    scale = 3
    super.init()
  }

  /// Creates an image from a PNG or JPEG file and rotates it to the orientation stored in the file.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public init?(data: Data, scale: CGFloat) {
    guard var bitmap = ImageFile.bitmap(of: data, name: "image data") else { return nil }
    bitmap.scale = scale > 0 ? scale : 1
    image = Image(source: .bitmap(bitmap))
    size = bitmap.size
    self.scale = bitmap.scale
    super.init()
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  public var cgImage: CGImage? {
    if case .drawn(let drawing) = image.source {
      let (width, height) = (size.width * scale, size.height * scale)
      let pixels = CGSize(width: width.rounded(), height: height.rounded())
      guard pixels.width >= 1, pixels.height >= 1 else { return nil }
      return CGImage(
        drawing: drawing.scaled(to: pixels), width: Int(saturating: pixels.width),
        height: Int(saturating: pixels.height))
    }
    let bitmap = image.bitmap(in: EnvironmentValues())
    guard case .pixels = bitmap.content else { return nil }
    return CGImage(
      content: bitmap.content, width: bitmap.pixelWidth, height: bitmap.pixelHeight)
  }

  /// The image's pixels.
  ///
  /// Drawings are rendered at the image's scale.
  var bitmap: Bitmap {
    guard case .drawn = image.source, let drawn = cgImage, case .pixels = drawn.content else {
      return image.bitmap(in: EnvironmentValues())
    }
    return Bitmap(
      content: drawn.content, pixelWidth: drawn.width, pixelHeight: drawn.height, scale: scale)
  }

  @available(iOS 7.0, *)
  public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let mode: Image.TemplateRenderingMode? =
      switch renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image: image.renderingMode(mode), size: size, scale: scale)
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.image == image }
}

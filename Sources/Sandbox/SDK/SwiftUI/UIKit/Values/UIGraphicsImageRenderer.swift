public import AppleFoundation

/// The format of a drawn image.
@available(iOS 10.0, *)
open class UIGraphicsRendererFormat: NSObject {
  public override required init() {
    super.init()
  }
}

@available(iOS 10.0, *)
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = 3
  open var opaque = false

  @available(iOS 11.0, *)
  open class func preferred() -> Self { Self() }
  open class func `default`() -> Self { Self() }
}

/// The context that a renderer's closure draws into.
@available(iOS 10.0, *)
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  open var currentImage: UIImage {
    UIGraphicsDrawing.image(of: cgContext, scale: format.scale)
  }
}

/// An object that creates an image from drawing code.
@available(iOS 10.0, *)
open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  private let imageFormat: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    imageFormat = format
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(bounds: CGRect) {
    self.init(size: bounds.size)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  open var format: UIGraphicsImageRendererFormat { imageFormat }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    if imageFormat.opaque { context.fillEverything(.black) }
    UIGraphicsDrawing.contexts.append(context)
    defer { _ = UIGraphicsDrawing.contexts.popLast() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: imageFormat))
    return UIGraphicsDrawing.image(of: context, scale: imageFormat.scale)
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The contexts for UIKit's drawing functions, the innermost last.
enum UIGraphicsDrawing {
  /// The contexts of the current thread.
  static var contexts: [CGContext] {
    get { lock.withLock { stacks[UInt(pthread_self())] ?? [] } }
    set { lock.withLock { stacks[UInt(pthread_self())] = newValue.isEmpty ? nil : newValue } }
  }

  private static let lock = NSLock()
  // Accessed only while the lock is held.
  nonisolated(unsafe) private static var stacks: [UInt: [CGContext]] = [:]

  /// Returns an image of the drawing so far.
  ///
  /// - Parameter scale: The number of pixels per point, or 0 for the phone's scale.
  static func image(of context: CGContext, scale: CGFloat = 0) -> UIImage {
    UIImage(
      image: Image(source: .drawn(context.drawing)), size: context.size,
      scale: scale > 0 ? scale : 3)
  }
}

@available(iOS 4.0, *)
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(size: size)
  context.imageScale = scale
  if opaque { context.fillEverything(.black) }
  UIGraphicsDrawing.contexts.append(context)
}

@available(iOS 2.0, *)
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

@available(iOS 2.0, *)
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsDrawing.contexts.last }

@available(iOS 2.0, *)
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsDrawing.contexts.last.map { UIGraphicsDrawing.image(of: $0, scale: $0.imageScale) }
}

@available(iOS 2.0, *)
public func UIGraphicsEndImageContext() { _ = UIGraphicsDrawing.contexts.popLast() }

@available(iOS 2.0, *)
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

@available(iOS 2.0, *)
extension UIColor {
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFill(Color(uiColor: self)) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStroke(Color(uiColor: self)) }
}

@available(iOS 2.0, *)
extension UIImage {
  public func draw(in rect: CGRect) {
    let picture = Image(uiImage: self)
    UIGraphicsGetCurrentContext()?.draw { $0.draw(picture, in: rect) }
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}

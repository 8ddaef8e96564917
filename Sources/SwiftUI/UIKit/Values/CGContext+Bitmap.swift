public import AppleFoundation
import Drawing

extension CGContext {
  /// A context that draws into a bitmap.
  ///
  /// - Parameters:
  ///   - data: Where the pixels are written; nil for memory of the context's own.
  ///   - bytesPerRow: 0 for as many as a row takes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let memory = BitmapMemory(
      data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, isGray: space.numberOfComponents == 1, info: bitmapInfo)
    guard let memory else { return nil }
    self.init(memory)
  }

  public var width: Int { memory?.width ?? Int(saturating: size.width) }
  public var height: Int { memory?.height ?? Int(saturating: size.height) }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { (memory?.bytesPerPixel ?? 0) * 8 }

  /// The pixels that are drawn by now; nil where the context has no bitmap.
  public var data: UnsafeMutableRawPointer? {
    writePixels()
    return memory?.data
  }

  /// What is drawn by now.
  public func makeImage() -> CGImage? {
    let (width, height) = (width, height)
    guard width > 0, height > 0 else { return nil }
    let pixels = drawnPixels()
    return CGImage(
      content: pixels.map { .pixels(width: width, height: height, rgba: $0) }
        ?? .missing(name: "drawing, \(width) × \(height)"),
      width: width, height: height)
  }

  public func clear(_ rect: CGRect) {
    saveGState()
    setFill(.black)
    setBlendMode(.clear)
    fill(rect)
    restoreGState()
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillClip(
      with: .linearGradient(gradient.gradient, startPoint: startPoint, endPoint: endPoint))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fillClip(
      with: .radialGradient(
        gradient.gradient, center: endCenter, startRadius: startRadius, endRadius: endRadius))
  }

  private func fillClip(with shading: GraphicsContext.Shading) {
    let everything = Path(CGRect(origin: .zero, size: size).applying(ctm.inverted()))
    draw { $0.fill(everything, with: shading) }
  }

  /// Brings the memory up to what is drawn.
  func writePixels() {
    guard let memory, !memory.isCurrent, let pixels = drawnPixels() else { return }
    memory.write(pixels)
  }

  /// Red, green, blue and alpha of each pixel, from the top; nil where they cannot be had: views are drawn
  /// on the main thread only.
  func drawnPixels() -> Data? {
    UIGraphicsDrawing.canvas(of: self).pixels(width: width, height: height)
  }
}

public import AppleFoundation
import Drawing

extension CGContext {
  /// Creates a context that draws into a bitmap.
  ///
  /// - Parameters:
  ///   - data: The memory for the pixels, or `nil` to let the context allocate it.
  ///   - bytesPerRow: The number of bytes per row, or 0 for the minimum.
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
  public var bitsPerPixel: Int { (memory?.layout.bytesPerPixel ?? 0) * 8 }

  /// The pixels drawn so far, for reading and writing, or `nil` if the context has no bitmap.
  public var data: UnsafeMutableRawPointer? {
    memory?.isShared = true
    writePixels()
    return memory?.data
  }

  /// Returns an image of the drawing so far.
  public func makeImage() -> CGImage? {
    let (width, height) = (width, height)
    guard width > 0, height > 0 else { return nil }
    if let memory, memory.isShared || instructions.count > Self.mostInstructions {
      writePixels()
      if instructions.isEmpty {
        return CGImage(
          content: .pixels(width: width, height: height, rgba: memory.pixels), width: width,
          height: height)
      }
    }
    return CGImage(drawing: drawing, width: width, height: height)
  }

  /// The number of drawing instructions above which an image stores pixels instead of the instructions.
  private static var mostInstructions: Int { 400 }

  /// The drawing so far, as an image of the context's size.
  var drawing: CanvasImage {
    let (instructions, size) = (instructions, size)
    let base = memory.flatMap { $0.isBlank ? nil : Image(source: .bitmap($0.bitmap)) }
    return CanvasImage(size: size) { canvas in
      if let base { canvas.draw(base, in: CGRect(origin: .zero, size: size)) }
      for instruction in instructions { instruction(&canvas) }
    }
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

  /// Fills the whole context, as the first step of an opaque image.
  func fillEverything(_ color: Color) {
    let everything = Path(CGRect(origin: .zero, size: size))
    draw { $0.fill(everything, with: .color(color)) }
  }

  /// Writes the drawing to the bitmap's memory.
  ///
  /// If the drawing can't be rendered right now, the instructions remain.
  func writePixels() {
    guard let memory, !instructions.isEmpty,
      let pixels = drawing.pixels(width: width, height: height)
    else { return }
    memory.write(pixels)
    instructions = []
  }
}

import AppleFoundation
import Drawing

extension CanvasImage {
  /// Returns the red, green, blue and alpha of the drawing's pixels, row by row from the top.
  ///
  /// Colors aren't premultiplied.
  ///
  /// Returns `nil` if the main actor, which draws views, is unavailable or if a drawing requests its own
  /// pixels.
  func pixels(width: Int, height: Int) -> Data? {
    guard size.width > 0, size.height > 0, width > 0, height > 0 else { return nil }
    return DrawingThread.run { self.drawnPixels(width: width, height: height) } ?? nil
  }

  @MainActor private func drawnPixels(width: Int, height: Int) -> Data? {
    guard Self.depth < Self.deepest else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let list = PictureRenderer().picture(of: Image(source: .drawn(self)), size: size).drawing
    let rasterizer = Rasterizer(
      scale: CGSize(width: Double(width) / size.width, height: Double(height) / size.height),
      glyphPolicy: .painted, drawnSymbolHeight: 0)
    let raster = rasterizer.raster(of: list)
    guard raster.width >= width, raster.height >= height else { return nil }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let color = RGBA(raster.ground[row * raster.width + column])
        let place = (row * width + column) * 4
        bytes[place] = Self.byte(color.red)
        bytes[place + 1] = Self.byte(color.green)
        bytes[place + 2] = Self.byte(color.blue)
        bytes[place + 3] = Self.byte(color.alpha)
      }
    }
    return Data(bytes)
  }

  private static func byte(_ part: Double) -> UInt8 {
    UInt8(min(max(part * 255, 0), 255).rounded())
  }

  /// The drawing at the phone's three pixels per point, or fewer if it would exceed the maximum size.
  var bitmap: Bitmap {
    let longest = Double(max(size.width, size.height))
    let scale = min(
      3, max(1, (Self.longestSide / max(longest, 1)).rounded(.down)),
      (Self.mostPixels / max(size.width * size.height, 1)).squareRoot())
    let (width, height) = (
      max(1, Int(saturating: (size.width * scale).rounded(.down))),
      max(1, Int(saturating: (size.height * scale).rounded(.down)))
    )
    guard let rgba = pixels(width: width, height: height) else {
      return .missing(Self.missingName(width: width, height: height))
    }
    return Bitmap(
      content: .pixels(width: width, height: height, rgba: rgba), pixelWidth: width,
      pixelHeight: height, scale: scale)
  }

  /// The beginning of the placeholder name for a drawing whose pixels are missing.
  static let missingName = "drawing of "

  static func missingName(width: Int, height: Int) -> String {
    "\(missingName)\(width) × \(height) pixels"
  }

  private static let longestSide = 2048.0
  /// The maximum number of pixels painted at once.
  private static let mostPixels = 4_000_000.0

  @MainActor private static var depth = 0
  private static let deepest = 4
}

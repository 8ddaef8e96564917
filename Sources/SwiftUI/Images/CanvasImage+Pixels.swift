import AppleFoundation
import Drawing

extension CanvasImage {
  /// Red, green, blue and alpha of the drawing's pixels, row by row from the top, colours not multiplied.
  ///
  /// Nil away from the main thread, where no view is drawn, and where a drawing asks for its own pixels.
  func pixels(width: Int, height: Int) -> Data? {
    guard Thread.isMainThread, size.width > 0, size.height > 0, width > 0, height > 0,
      Self.depth < Self.deepest
    else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    let list = MainActor.assumeIsolated {
      PictureRenderer().picture(of: Image(source: .drawn(self)), size: size).drawing
    }
    let rasterizer = Rasterizer(
      scale: CGSize(width: Double(width) / size.width, height: Double(height) / size.height),
      glyphPolicy: .painted, drawnSymbolHeight: 0)
    let raster = rasterizer.raster(of: list)
    guard raster.width >= width, raster.height >= height else { return nil }
    var bytes = Data(capacity: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let color = RGBA(raster.ground[row * raster.width + column])
        for part in [color.red, color.green, color.blue, color.alpha] {
          bytes.append(UInt8(min(max(part * 255, 0), 255).rounded()))
        }
      }
    }
    return bytes
  }

  /// The drawing at the phone's three pixels a point.
  var bitmap: Bitmap {
    let scale = max(size.width, size.height) * 3 > Self.longestSide ? 1.0 : 3
    let (width, height) = (
      Int(saturating: (size.width * scale).rounded()),
      Int(saturating: (size.height * scale).rounded())
    )
    guard let rgba = pixels(width: width, height: height) else {
      return .missing("drawing, \(size.width) × \(size.height)")
    }
    return Bitmap(
      content: .pixels(width: width, height: height, rgba: rgba), pixelWidth: width,
      pixelHeight: height, scale: scale)
  }

  private static let longestSide = 2048.0

  // On the main thread only.
  nonisolated(unsafe) private static var depth = 0
  private static let deepest = 4
}

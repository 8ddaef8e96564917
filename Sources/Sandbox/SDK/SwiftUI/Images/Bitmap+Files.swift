import Foundation
import ImageFiles

extension Bitmap {
  /// The pixels as a PNG file; nil where there are none.
  package var pngFile: Data? { buffer.flatMap(PNGFile.file(of:)) }

  /// The pixels as a JPEG file; nil where there are none.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best.
  package func jpegFile(quality: Double) -> Data? {
    buffer.flatMap { JPEGFile.file(of: $0, quality: quality) }
  }

  init(_ pixels: PixelBuffer, scale: Double = 1) {
    self.init(
      content: .pixels(width: pixels.width, height: pixels.height, rgba: pixels.rgba),
      pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
  }

  /// The pixels, where there are any.
  var buffer: PixelBuffer? {
    guard case .pixels(let width, let height, let rgba) = content else { return nil }
    return PixelBuffer(width: width, height: height, rgba: rgba)
  }
}

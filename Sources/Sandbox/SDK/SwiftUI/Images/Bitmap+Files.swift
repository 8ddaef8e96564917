import Foundation
import ImageFiles

extension Bitmap {
  /// The pixels as a PNG file, or `nil` if there are none.
  package var pngFile: Data? { buffer.flatMap(PNGFile.file(of:)) }

  /// Returns the pixels as a JPEG file, or `nil` if there are none.
  ///
  /// - Parameter quality: The quality, from 0 for the smallest file to 1 for the best image.
  package func jpegFile(quality: Double) -> Data? {
    buffer.flatMap { JPEGFile.file(of: $0, quality: quality) }
  }

  init(_ pixels: PixelBuffer, scale: Double = 1) {
    self.init(
      content: .pixels(width: pixels.width, height: pixels.height, rgba: pixels.rgba),
      pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
  }

  var buffer: PixelBuffer? {
    guard case .pixels(let width, let height, let rgba) = content else { return nil }
    return PixelBuffer(width: width, height: height, rgba: rgba)
  }
}

package import Foundation

/// The pixels of an image file, the right way up.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Red, green, blue and alpha of each pixel, row by row; colours are not multiplied by alpha.
  package let rgba: Data

  /// Nil where the bytes do not make `width` × `height` pixels.
  package init?(width: Int, height: Int, rgba: Data) {
    guard width > 0, height > 0, width <= Self.maximumPixels / height,
      rgba.count >= width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Images beyond this many pixels are neither read nor written.
  static let maximumPixels = 40_000_000

  /// Has a library write the pixels of an image, if it is of a size that is read.
  ///
  /// - Parameter write: fills the bytes; false where it could not.
  static func filled(
    width: Int, height: Int, by write: (UnsafeMutablePointer<UInt8>) -> Bool
  ) throws(ImageFlaw) -> PixelBuffer {
    guard width > 0, height > 0 else { throw .isDamaged }
    guard width <= maximumPixels / height else { throw .isTooLarge(width: width, height: height) }
    var bytes = Data(count: width * height * 4)
    let isWritten = bytes.withUnsafeMutableBytes { room in
      room.baseAddress.map { write($0.assumingMemoryBound(to: UInt8.self)) } ?? false
    }
    guard isWritten, let buffer = PixelBuffer(width: width, height: height, rgba: bytes) else {
      throw .isDamaged
    }
    return buffer
  }
}

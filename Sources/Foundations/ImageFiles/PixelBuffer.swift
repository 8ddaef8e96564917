package import Foundation

/// The pixels of an upright image.
package struct PixelBuffer: Equatable, Sendable {
  package let width: Int
  package let height: Int

  /// Red, green, blue and alpha of each pixel, row by row, not premultiplied.
  package let rgba: Data

  /// Creates a buffer, or returns `nil` if there are too few bytes for `width` × `height` pixels.
  package init?(width: Int, height: Int, rgba: Data) {
    guard width > 0, height > 0, width <= Self.maximumPixels / height,
      rgba.count >= width * height * 4
    else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The maximum number of pixels that Rings reads or writes.
  static let maximumPixels = 40_000_000

  /// Creates a buffer that a decoder fills, after checking the size.
  ///
  /// - Parameter write: Fills the bytes, and returns false on failure.
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

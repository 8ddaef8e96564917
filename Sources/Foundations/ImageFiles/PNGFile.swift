import CPNG
package import Foundation

/// PNG images (W3C PNG, third edition), by libpng's simple functions: they end with a result where
/// the others jump, which Swift does not survive.
package enum PNGFile {
  static func pixels(of file: Data) throws(ImageFlaw) -> PixelBuffer {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let result = [UInt8](file).withUnsafeBytes { bytes in
      Result { () throws(ImageFlaw) in
        guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else {
          throw .isDamaged
        }
        // Sixteen bits would else be taken for linear light.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        image.format = png_format_rgba
        return try PixelBuffer.filled(width: Int(image.width), height: Int(image.height)) { room in
          png_image_finish_read(&image, nil, room, 0, nil) != 0
        }
      }
    }
    return try result.get()
  }

  /// The pixels as a file.
  package static func file(of pixels: PixelBuffer) -> Data? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    image.format = png_format_rgba
    // Half as much time for files that are hardly larger.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // What does not shrink grows by a few bytes for each of zlib's blocks.
    var count = pixels.rgba.count + pixels.height + pixels.rgba.count / 100 + 4096
    var file = Data(count: count)
    let isWritten = file.withUnsafeMutableBytes { room in
      pixels.rgba.withUnsafeBytes { rgba in
        png_image_write_to_memory(&image, room.baseAddress, &count, 0, rgba.baseAddress, 0, nil)
      }
    }
    return isWritten != 0 ? file.prefix(count) : nil
  }
}

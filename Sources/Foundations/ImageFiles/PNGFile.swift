import CPNG
package import Foundation

/// Reads and writes PNG images (W3C PNG, third edition) with libpng's simplified API.
///
/// The simplified API returns errors; the full API uses `longjmp`, which is unsafe in Swift.
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
        // Without this flag, libpng assumes that 16-bit samples are linear.
        image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
        image.format = png_format_rgba
        return try PixelBuffer.filled(width: Int(image.width), height: Int(image.height)) { room in
          png_image_finish_read(&image, nil, room, 0, nil) != 0
        }
      }
    }
    return try result.get()
  }

  package static func file(of pixels: PixelBuffer) -> Data? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(pixels.width)
    image.height = png_uint_32(pixels.height)
    image.format = png_format_rgba
    // With this flag, encoding takes half the time, and files are hardly larger.
    image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    // Incompressible data grows by a few bytes per zlib block.
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

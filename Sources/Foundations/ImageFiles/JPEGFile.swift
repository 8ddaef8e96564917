import CTurboJPEG
package import Foundation

/// Reads and writes JPEG images with TurboJPEG: color, gray and CMYK, including progressive files.
package enum JPEGFile {
  static func pixels(of file: Data) throws(ImageFlaw) -> PixelBuffer {
    guard let decoder = tjInitDecompress() else { throw .isDamaged }
    defer { tjDestroy(decoder) }
    let bytes = [UInt8](file)
    let segments = JPEGSegments(bytes)
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    // The call also fails for a subsampling without a name, but such pixels can still be decoded.
    _ = tjDecompressHeader3(
      decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space)
    let isOfInks = space == TJCS_CMYK.rawValue || space == TJCS_YCCK.rawValue
    let format = isOfInks ? TJPF_CMYK : TJPF_RGBA
    let stored = try PixelBuffer.filled(width: Int(width), height: Int(height)) { room in
      // Without the limit, a file of a thousand scans would take minutes.
      let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
      let code = tjDecompress2(
        decoder, bytes, UInt(bytes.count), room, width, 0, height, Int32(format.rawValue), flags)
      // A warning means a truncated file: the missing part is gray, as on a phone.
      guard code == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue else { return false }
      if isOfInks {
        Inks(isInverted: segments.isOfAdobe).mix(
          UnsafeMutableBufferPointer(start: room, count: Int(width) * Int(height) * 4))
      }
      return true
    }
    return stored.turned(segments.orientation)
  }

  /// Encodes pixels as JPEG.
  ///
  /// Transparent parts become white.
  ///
  /// - Parameter quality: A value from 0, the smallest file, to 1, the best quality.
  package static func file(of pixels: PixelBuffer, quality: Double) -> Data? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var file: UnsafeMutablePointer<UInt8>?
    defer { tjFree(file) }
    var count: UInt = 0
    let percent = Int32(1 + 99 * (quality.isFinite ? min(1, max(0, quality)) : 1))
    let code = tjCompress2(
      encoder, [UInt8](pixels.onWhite), Int32(pixels.width), 0, Int32(pixels.height),
      Int32(TJPF_RGBA.rawValue), &file, &count, Int32(TJSAMP_420.rawValue), percent,
      TJFLAG_ACCURATEDCT)
    guard code == 0, let file else { return nil }
    return Data(bytes: file, count: Int(count))
  }
}

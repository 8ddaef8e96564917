package import Foundation

/// Reads image files; untrusted files must be decoded in a sandboxed process.
package enum ImageReader {
  /// Decodes a PNG or JPEG file, and applies its orientation.
  package static func pixels(of file: Data) throws(ImageFlaw) -> PixelBuffer {
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return try PNGFile.pixels(of: file)
    }
    if file.starts(with: [0xFF, 0xD8, 0xFF]) { return try JPEGFile.pixels(of: file) }
    throw foreignFormat(of: file).map { .isForeign(format: $0) } ?? .isNoImage
  }

  /// Recognizes a format that phones can read but Rings can't, by its first bytes.
  private static func foreignFormat(of file: Data) -> String? {
    if file.starts(with: Data("GIF8".utf8)) { return "GIF" }
    let kind = file.dropFirst(8).prefix(4)
    if file.starts(with: Data("RIFF".utf8)), kind == Data("WEBP".utf8) { return "WebP" }
    guard file.dropFirst(4).prefix(4) == Data("ftyp".utf8) else { return nil }
    return ["heic", "heix", "mif1", "msf1"].contains { kind == Data($0.utf8) } ? "HEIC" : nil
  }
}

import Foundation

/// Reads image files.
package enum ImageFile {
  /// The image in `data`: decoded for PNG; for JPEG only its size, with a placeholder to be drawn.
  ///
  /// Nil where the data is no image that is understood.
  package static func bitmap(of data: Data, name: String) -> Bitmap? {
    let bytes = [UInt8](data)
    if bytes.starts(with: PNGDecoder.signature) { return try? PNGDecoder(bytes).bitmap() }
    if bytes.starts(with: [0xFF, 0xD8]) {
      return JPEGHeader(bytes).map { header in
        Bitmap(
          content: .missing(name: name), pixelWidth: header.width, pixelHeight: header.height)
      }
    }
    return nil
  }
}

/// The size of a JPEG image.
struct JPEGHeader {
  let width: Int
  let height: Int

  init?(_ bytes: [UInt8]) {
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      // Frame headers are 0xC0 to 0xCF, save three that mean something else.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        return
      }
      position += 2 + length
    }
    return nil
  }
}

/// Metadata from a JPEG's segments that the decoder doesn't report.
struct JPEGSegments {
  private(set) var orientation = StoredOrientation.up
  private(set) var isOfAdobe = false

  init(_ bytes: [UInt8]) {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Any number of 0xFF bytes may precede a marker.
      guard marker != 0xFF else {
        position += 1
        continue
      }
      // The scan data begins.
      guard marker != 0xDA else { return }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2, position + 2 + length <= bytes.count else { return }
      let content = bytes[position + 4..<position + 2 + length]
      switch marker {
      case 0xE1 where content.starts(with: Array("Exif\0\0".utf8)):
        orientation = StoredOrientation(exif: Array(content.dropFirst(6))) ?? orientation
      case 0xEE where content.starts(with: Array("Adobe".utf8)): isOfAdobe = true
      default: break
      }
      position += 2 + length
    }
  }
}

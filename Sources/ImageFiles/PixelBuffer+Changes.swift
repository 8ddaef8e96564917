import Foundation

extension PixelBuffer {
  /// The picture as it is seen when it was stored another way up.
  func turned(_ orientation: StoredOrientation) -> PixelBuffer {
    guard orientation != .up else { return self }
    let (columns, rows) = orientation.isSideways ? (height, width) : (width, height)
    var bytes = Data(count: columns * rows * 4)
    bytes.withUnsafeMutableBytes { target in
      rgba.withUnsafeBytes { source in
        for y in 0..<rows {
          for x in 0..<columns {
            let (column, row) = orientation.place(x: x, y: y, width: width, height: height)
            let pixel = source.loadUnaligned(
              fromByteOffset: (row * width + column) * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: (y * columns + x) * 4, as: UInt32.self)
          }
        }
      }
    }
    return PixelBuffer(width: columns, height: rows, rgba: bytes) ?? self
  }

  /// The bytes without transparency: what shines through is white.
  var onWhite: Data {
    var bytes = rgba
    bytes.withUnsafeMutableBytes { bytes in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Int(bytes[start + 3])
        for place in start..<start + 3 {
          bytes[place] = UInt8((Int(bytes[place]) * alpha + 255 * (255 - alpha)) / 255)
        }
        bytes[start + 3] = 255
      }
    }
    return bytes
  }
}

import Foundation

extension PixelBuffer {
  /// Returns the image rotated and mirrored from its stored orientation to upright.
  package func turned(_ orientation: StoredOrientation) -> PixelBuffer {
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

  /// Scales the image down by averaging blocks; transparent pixels don't tint the result.
  package func reduced(columns: Int, rows: Int) -> PixelBuffer {
    guard (1...width).contains(columns), (1...height).contains(rows) else { return self }
    var bytes = Data(count: columns * rows * 4)
    bytes.withUnsafeMutableBytes { target in
      rgba.withUnsafeBytes { source in
        for row in 0..<rows {
          let ys = Self.block(row, of: rows, from: height)
          for column in 0..<columns {
            let xs = Self.block(column, of: columns, from: width)
            let mean = mean(of: source, columns: xs, rows: ys)
            target.storeBytes(of: mean, toByteOffset: (row * columns + column) * 4, as: UInt32.self)
          }
        }
      }
    }
    return PixelBuffer(width: columns, height: rows, rgba: bytes) ?? self
  }

  /// Returns some rows of the image, as far as they exist; nil if none do.
  package func rows(_ range: Range<Int>) -> PixelBuffer? {
    let rows = range.clamped(to: 0..<height)
    let bytes = rgba.dropFirst(rows.lowerBound * width * 4).prefix(rows.count * width * 4)
    return PixelBuffer(width: width, height: rows.count, rgba: Data(bytes))
  }

  /// Returns the source pixels that make up one pixel of the smaller image.
  private static func block(_ place: Int, of count: Int, from length: Int) -> Range<Int> {
    let start = place * length / count
    return start..<max(start + 1, (place + 1) * length / count)
  }

  /// Returns the mean color of a block, with its bytes in memory order.
  private func mean(
    of source: UnsafeRawBufferPointer, columns: Range<Int>, rows: Range<Int>
  ) -> UInt32 {
    var (red, green, blue, alphas) = (0, 0, 0, 0)
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 4
        let alpha = Int(source[start + 3])
        red += Int(source[start]) * alpha
        green += Int(source[start + 1]) * alpha
        blue += Int(source[start + 2]) * alpha
        alphas += alpha
      }
    }
    guard alphas > 0 else { return 0 }
    let alpha = alphas / (columns.count * rows.count)
    let bytes = alpha << 24 | (blue / alphas) << 16 | (green / alphas) << 8 | red / alphas
    return UInt32(littleEndian: UInt32(bytes))
  }

  /// The bytes composited on white.
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

package import Foundation

/// Reads an image scaled into a frame, averaging the pixels that fall into one sample.
package struct ImageSampler {
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  private let frame: CGRect

  /// Nil where the bytes do not make `width` × `height` pixels of four straight components.
  package init?(width: Int, height: Int, bytes: [UInt8], frame: CGRect) {
    guard width > 0, height > 0, bytes.count / 4 / width >= height, frame.width > 0,
      frame.height > 0
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    self.frame = frame
  }

  /// The premultiplied colour around `point`; `footprint` says how large a sample is there.
  package func color(at point: CGPoint, footprint: CGSize) -> Pixel {
    let scaleX = Double(width) / frame.width
    let scaleY = Double(height) / frame.height
    let x = (point.x - frame.minX) * scaleX
    let y = (point.y - frame.minY) * scaleY
    let halfX = max(footprint.width * scaleX / 2, 0.5)
    let halfY = max(footprint.height * scaleY / 2, 0.5)
    let columns = Self.range(from: x - halfX, to: x + halfX, limit: width)
    let rows = Self.range(from: y - halfY, to: y + halfY, limit: height)
    // Of a large image in a small place a part of the pixels tells enough.
    let stepX = max(columns.count / Self.mostPixels, 1)
    let stepY = max(rows.count / Self.mostPixels, 1)
    var sum = SIMD4<Float>.zero
    var count: Float = 0
    for row in stride(from: rows.lowerBound, to: rows.upperBound, by: stepY) {
      for column in stride(from: columns.lowerBound, to: columns.upperBound, by: stepX) {
        let index = (row * width + column) * 4
        let alpha = Float(bytes[index + 3])
        sum += SIMD4(
          Float(bytes[index]) * alpha, Float(bytes[index + 1]) * alpha,
          Float(bytes[index + 2]) * alpha, alpha * 255)
        count += 1
      }
    }
    return sum / (count * 255 * 255)
  }

  /// The most pixels across that are read for one sample, and down.
  private static let mostPixels = 64

  private static func range(from: Double, to: Double, limit: Int) -> Range<Int> {
    // Pixels of which at least half lies in the footprint; the one at its middle in any case.
    let first = Int(saturating: min(max((from + 0.5).rounded(.down), 0), Double(limit - 1)))
    let end = Int(saturating: min(max((to - 0.5).rounded(.up), 0), Double(limit)))
    return first..<max(first + 1, end)
  }
}

package import Foundation

/// Samples an image that is scaled into a frame, and averages the pixels that fall into one sample.
package struct ImageSampler {
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  private let frame: CGRect

  /// Creates a sampler, or returns `nil` if there are too few bytes for `width` × `height` RGBA pixels, not
  /// premultiplied.
  package init?(width: Int, height: Int, bytes: [UInt8], frame: CGRect) {
    guard width > 0, height > 0, bytes.count / 4 / width >= height, frame.width > 0,
      frame.height > 0
    else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
    self.frame = frame
  }

  /// Returns the premultiplied color around `point`; `footprint` is the size of a sample there.
  package func color(at point: CGPoint, footprint: CGSize) -> Pixel {
    let scaleX = Double(width) / frame.width
    let scaleY = Double(height) / frame.height
    let x = (point.x - frame.minX) * scaleX
    let y = (point.y - frame.minY) * scaleY
    let halfX = max(footprint.width * scaleX / 2, 0.5)
    let halfY = max(footprint.height * scaleY / 2, 0.5)
    let columns = Self.range(from: x - halfX, to: x + halfX, limit: width)
    let rows = Self.range(from: y - halfY, to: y + halfY, limit: height)
    // When a large image is drawn small, skips some of its pixels.
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

  /// The maximum number of pixels to read for one sample, in each direction.
  private static let mostPixels = 64

  private static func range(from: Double, to: Double, limit: Int) -> Range<Int> {
    // Pixels that overlap the footprint by at least half, and always the one at its center.
    let first = Int(saturating: min(max((from + 0.5).rounded(.down), 0), Double(limit - 1)))
    let end = Int(saturating: min(max((to - 0.5).rounded(.up), 0), Double(limit)))
    return first..<max(first + 1, end)
  }
}

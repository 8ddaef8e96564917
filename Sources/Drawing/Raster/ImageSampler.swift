import Foundation

/// Reads an image scaled into a frame, averaging the pixels that fall into one sample.
struct ImageSampler {
  private let width: Int
  private let height: Int
  private let bytes: [UInt8]
  private let frame: CGRect
  /// Set where there is no image: its placeholder's colour.
  private let isMissing: Bool

  init(_ content: ImageContent, frame: CGRect) {
    self.frame = frame
    switch content {
    case .pixels(let width, let height, let rgba)
    where width > 0 && height > 0 && rgba.count >= width * height * 4:
      self.width = width
      self.height = height
      bytes = [UInt8](rgba)
      isMissing = false
    case .pixels, .missing:
      width = 0
      height = 0
      bytes = []
      isMissing = true
    }
  }

  /// The premultiplied colour around `point`; `footprint` says how large a sample is there.
  func color(at point: CGPoint, footprint: AffineTransform2D) -> Pixel {
    guard !isMissing, frame.width > 0, frame.height > 0 else {
      return ImagePlaceholder.fill.pixel
    }
    let scaleX = Double(width) / frame.width
    let scaleY = Double(height) / frame.height
    let x = (point.x - frame.minX) * scaleX
    let y = (point.y - frame.minY) * scaleY
    let halfX = max((abs(footprint.a) + abs(footprint.c)) * scaleX / 2, 0.5)
    let halfY = max((abs(footprint.b) + abs(footprint.d)) * scaleY / 2, 0.5)
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

/// What stands where an image should be.
enum ImagePlaceholder {
  static let fill = RGBA(hex: 0x8E8E93, alpha: 0.35)
  static let line = RGBA(hex: 0xFF2D55, alpha: 0.9)
}

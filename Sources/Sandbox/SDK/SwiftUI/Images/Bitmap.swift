package import Drawing
package import Foundation
import ImageFiles

/// An image with its size in pixels and its scale.
package struct Bitmap: Hashable, Sendable {
  package var content: ImageContent
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// The number of pixels per point.
  package var scale: Double
  /// The parts that don't stretch when the image is resized, in points, or `nil` if the catalog defines none.
  package var slices: Insets?

  package init(content: ImageContent, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
    self.content = content
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale > 0 ? scale : 1
  }

  /// Returns a visible square as a placeholder for a missing image.
  package static func missing(_ name: String) -> Bitmap {
    Bitmap(content: .missing(name: name), pixelWidth: 24, pixelHeight: 24)
  }

  /// The size in points.
  package var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// Returns the part of the bitmap inside a rectangle in unit coordinates.
  package func cropped(to unit: CGRect) -> Bitmap {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = unit.overlap(with: whole)
    guard part != whole, !part.isNull, case .pixels(let width, let height, let rgba) = content
    else {
      return self
    }
    let left = min(width - 1, Int(saturating: (part.minX * Double(width)).rounded()))
    let top = min(height - 1, Int(saturating: (part.minY * Double(height)).rounded()))
    let columns = max(1, min(width - left, Int(saturating: (part.width * Double(width)).rounded())))
    let rows = max(1, min(height - top, Int(saturating: (part.height * Double(height)).rounded())))
    var bytes = Data(capacity: columns * rows * 4)
    for row in top..<top + rows {
      let start = rgba.startIndex + (row * width + left) * 4
      bytes.append(rgba[start..<start + columns * 4])
    }
    return Bitmap(
      content: .pixels(width: columns, height: rows, rgba: bytes), pixelWidth: columns,
      pixelHeight: rows, scale: scale)
  }

  /// Returns the bitmap upright, given its stored orientation.
  package func turned(_ orientation: Image.Orientation) -> Bitmap {
    guard orientation != .up, let buffer else { return self }
    let stored: StoredOrientation =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    return Bitmap(buffer.turned(stored), scale: scale)
  }

  /// Returns the bitmap reduced to about two pixels per point of its frame.
  ///
  /// An unreduced photo would use memory for pixels that the picture can't show.
  package func reduced(for frame: CGSize) -> Bitmap {
    guard let buffer else { return self }
    let columns = max(1, Int(saturating: (frame.width * 2).rounded(.up)))
    let rows = max(1, Int(saturating: (frame.height * 2).rounded(.up)))
    let (width, height) = (buffer.width, buffer.height)
    guard columns < width || rows < height else { return self }
    let fewer = buffer.reduced(columns: min(width, columns), rows: min(height, rows))
    return Bitmap(fewer, scale: scale * Double(fewer.width) / Double(width))
  }
}

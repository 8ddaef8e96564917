package import Drawing
package import Foundation

/// Pixels with their size in points.
package struct Bitmap: Hashable, Sendable {
  package var content: ImageContent
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// Pixels in a point.
  package var scale: Double

  package init(content: ImageContent, pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
    self.content = content
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale > 0 ? scale : 1
  }

  /// What stands for an image that is not there: a square that can be seen.
  package static func missing(_ name: String) -> Bitmap {
    Bitmap(content: .missing(name: name), pixelWidth: 24, pixelHeight: 24)
  }

  /// In points.
  package var size: CGSize {
    CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale)
  }

  /// The part inside a rectangle of unit coordinates.
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

  /// The bitmap as it is seen when it was stored another way up.
  package func turned(_ orientation: Image.Orientation) -> Bitmap {
    guard orientation != .up, case .pixels(let width, let height, let rgba) = content else {
      return self
    }
    let isSideways =
      switch orientation {
      case .left, .leftMirrored, .right, .rightMirrored: true
      default: false
      }
    let (columns, rows) = isSideways ? (height, width) : (width, height)
    let source = [UInt8](rgba)
    var bytes = Data(capacity: source.count)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) =
          switch orientation {
          case .up: (column, row)
          case .upMirrored: (width - 1 - column, row)
          case .down: (width - 1 - column, height - 1 - row)
          case .downMirrored: (column, height - 1 - row)
          case .right: (row, height - 1 - column)
          case .left: (width - 1 - row, column)
          case .leftMirrored: (row, column)
          case .rightMirrored: (width - 1 - row, height - 1 - column)
          }
        let start = (y * width + x) * 4
        bytes.append(contentsOf: source[start..<start + 4])
      }
    }
    return Bitmap(
      content: .pixels(width: columns, height: rows, rgba: bytes), pixelWidth: columns,
      pixelHeight: rows, scale: scale)
  }

  /// The bitmap reduced to about two pixels a point of the frame it is drawn in, so that a photo
  /// does not weigh more than what can be seen of it.
  package func reduced(for frame: CGSize) -> Bitmap {
    guard case .pixels(let width, let height, let rgba) = content else { return self }
    let columns = max(1, Int(saturating: (frame.width * 2).rounded(.up)))
    let rows = max(1, Int(saturating: (frame.height * 2).rounded(.up)))
    guard columns < width || rows < height else { return self }
    let (newWidth, newHeight) = (min(width, columns), min(height, rows))
    let source = [UInt8](rgba)
    var bytes = Data(capacity: newWidth * newHeight * 4)
    for row in 0..<newHeight {
      let ys =
        row * height / newHeight..<max(row * height / newHeight + 1, (row + 1) * height / newHeight)
      for column in 0..<newWidth {
        let xs =
          column * width
          / newWidth..<max(
            column * width / newWidth + 1, (column + 1) * width / newWidth)
        bytes.append(contentsOf: Self.average(source, width: width, columns: xs, rows: ys))
      }
    }
    return Bitmap(
      content: .pixels(width: newWidth, height: newHeight, rgba: bytes), pixelWidth: newWidth,
      pixelHeight: newHeight, scale: scale * Double(newWidth) / Double(width))
  }

  /// The mean colour of a block of pixels; transparent pixels do not tint it.
  private static func average(
    _ source: [UInt8], width: Int, columns: Range<Int>, rows: Range<Int>
  ) -> [UInt8] {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    for row in rows {
      for column in columns {
        let start = (row * width + column) * 4
        let alpha = Int(source[start + 3])
        sums.red += Int(source[start]) * alpha
        sums.green += Int(source[start + 1]) * alpha
        sums.blue += Int(source[start + 2]) * alpha
        sums.alpha += alpha
      }
    }
    guard sums.alpha > 0 else { return [0, 0, 0, 0] }
    return [
      UInt8(sums.red / sums.alpha), UInt8(sums.green / sums.alpha), UInt8(sums.blue / sums.alpha),
      UInt8(sums.alpha / (columns.count * rows.count)),
    ]
  }
}

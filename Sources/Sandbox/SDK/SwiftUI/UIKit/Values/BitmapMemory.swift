import Drawing
import Foundation

/// The memory of a bitmap.
final class BitmapMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let data: UnsafeMutableRawPointer
  /// Whether somebody else reads and writes it whenever they like.
  var isShared: Bool
  /// Whether nothing was written into it.
  private(set) var isUntouched: Bool

  private let belongsToOthers: Bool

  /// Nil for what Core Graphics draws into no bitmap either.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, isGray: Bool, info: UInt32
  ) {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      bitsPerComponent == 8, let layout = PixelLayout(info: info, isGray: isGray),
      layout.isDrawnInto
    else { return nil }
    let row = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
    guard row >= width * layout.bytesPerPixel else { return nil }
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = row
    belongsToOthers = data != nil
    isShared = data != nil
    isUntouched = data == nil
    if let data {
      self.data = data
    } else {
      self.data = .allocate(byteCount: row * height, alignment: 16)
      memset(self.data, 0, row * height)
    }
  }

  deinit { if !belongsToOthers { data.deallocate() } }

  private static let longestSide = 8192

  /// Whether it is certain that no pixel shows anything.
  var isBlank: Bool { isUntouched && !isShared }

  /// Red, green, blue and alpha of each pixel, row by row from the top, colours not multiplied.
  var pixels: Data {
    layout.pixels(
      of: UnsafeRawPointer(data), width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var bitmap: Bitmap {
    Bitmap(
      content: .pixels(width: width, height: height, rgba: pixels), pixelWidth: width,
      pixelHeight: height)
  }

  /// - Parameter rgba: straight colours, row by row from the top.
  func write(_ rgba: Data) {
    guard rgba.count >= width * height * 4 else { return }
    isUntouched = false
    rgba.withUnsafeBytes { source in
      for row in 0..<height {
        for column in 0..<width {
          layout.put(
            source, (row * width + column) * 4,
            data.advanced(by: row * bytesPerRow + column * layout.bytesPerPixel))
        }
      }
    }
  }
}

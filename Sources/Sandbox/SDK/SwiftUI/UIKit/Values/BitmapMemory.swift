import Drawing
import Foundation

final class BitmapMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let data: UnsafeMutableRawPointer
  /// Whether other code can read and write the bitmap's memory at any time.
  var isShared: Bool
  /// Whether nothing has been written to the bitmap's memory.
  private(set) var isUntouched: Bool

  private let belongsToOthers: Bool

  /// Creates the memory of a bitmap, or returns `nil` for bitmaps that Core Graphics can't draw into either.
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

  /// Whether all pixels are certain to be empty.
  var isBlank: Bool { isUntouched && !isShared }

  /// The red, green, blue and alpha of each pixel, row by row from the top.
  ///
  /// Colors aren't premultiplied.
  var pixels: Data {
    layout.pixels(
      of: UnsafeRawPointer(data), width: width, height: height, bytesPerRow: bytesPerRow)
  }

  var bitmap: Bitmap {
    Bitmap(
      content: .pixels(width: width, height: height, rgba: pixels), pixelWidth: width,
      pixelHeight: height)
  }

  /// - Parameter rgba: The pixels row by row from the top, with colors that aren't premultiplied.
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

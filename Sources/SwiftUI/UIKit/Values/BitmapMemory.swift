import Foundation

/// The memory of a bitmap, and what its bytes mean.
final class BitmapMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytesPerPixel: Int
  let data: UnsafeMutableRawPointer
  /// Whether somebody else reads it whenever they like.
  let belongsToOthers: Bool
  /// Whether it holds what is drawn.
  var isCurrent = true

  private let alpha: CGImageAlphaInfo
  private let isLittle: Bool

  /// Nil for what Core Graphics draws into no bitmap either.
  init?(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, isGray: Bool, info: UInt32
  ) {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: info & 0x1F)
    else { return nil }
    let isAlone = isGray || alpha == .alphaOnly
    bytesPerPixel = isAlone ? 1 : 4
    let row = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    // Colours without alpha still take four bytes; colours with alpha behind are not a bitmap's.
    guard row >= width * bytesPerPixel,
      isAlone || (alpha != .none && alpha != .first && alpha != .last)
    else { return nil }
    self.alpha = alpha
    isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    self.width = width
    self.height = height
    self.bytesPerRow = row
    belongsToOthers = data != nil
    if let data {
      self.data = data
    } else {
      self.data = .allocate(byteCount: row * height, alignment: 16)
      memset(self.data, 0, row * height)
    }
  }

  deinit { if !belongsToOthers { data.deallocate() } }

  private static let longestSide = 8192

  /// - Parameter rgba: straight colours, row by row from the top.
  func write(_ rgba: Data) {
    guard rgba.count >= width * height * 4 else { return }
    isCurrent = true
    let source = [UInt8](rgba)
    for row in 0..<height {
      for column in 0..<width {
        let from = (row * width + column) * 4
        let to = data.advanced(by: row * bytesPerRow + column * bytesPerPixel)
        put(source[from..<from + 4], to.assumingMemoryBound(to: UInt8.self))
      }
    }
  }

  /// - Parameter pixel: red, green, blue and alpha, not multiplied.
  private func put(_ pixel: ArraySlice<UInt8>, _ place: UnsafeMutablePointer<UInt8>) {
    let last = pixel[pixel.startIndex + 3]
    let colors = pixel.prefix(3).map { UInt8((Int($0) * Int(last) + 127) / 255) }
    if bytesPerPixel == 1 {
      place[0] = alpha == .alphaOnly ? last : Self.gray(colors)
      return
    }
    let isFirst = alpha == .premultipliedFirst || alpha == .noneSkipFirst
    let isSkipped = alpha == .noneSkipFirst || alpha == .noneSkipLast
    let end: [UInt8] = [isSkipped ? 255 : last]
    let bytes = isFirst ? end + colors : colors + end
    for offset in 0..<4 { place[offset] = isLittle ? bytes[3 - offset] : bytes[offset] }
  }

  private static func gray(_ colors: [UInt8]) -> UInt8 {
    let weighted = Int(colors[0]) * 299 + Int(colors[1]) * 587 + Int(colors[2]) * 114
    return UInt8(weighted / 1000)
  }
}

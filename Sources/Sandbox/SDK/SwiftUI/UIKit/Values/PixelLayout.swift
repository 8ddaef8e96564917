import Foundation

/// The meaning of a pixel's bytes under Core Graphics flags, with eight bits per component.
struct PixelLayout: Equatable, Sendable {
  let bytesPerPixel: Int
  private let alpha: CGImageAlphaInfo
  private let isLittle: Bool

  /// - Parameters:
  ///   - info: The position of alpha and the byte order.
  ///   - isGray: Whether a pixel has a single color component.
  init?(info: UInt32, isGray: Bool) {
    guard let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) else {
      return nil
    }
    self.alpha = alpha
    isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
    if alpha == .alphaOnly {
      bytesPerPixel = 1
    } else if isGray {
      bytesPerPixel = alpha == .none ? 1 : 2
    } else {
      bytesPerPixel = alpha == .none ? 3 : 4
    }
  }

  /// Whether contexts can draw into a bitmap with this layout.
  ///
  /// Contexts need four bytes per color pixel and premultiplied colors.
  var isDrawnInto: Bool { bytesPerPixel != 3 && !isStraight }

  private var isStraight: Bool { alpha == .first || alpha == .last }
  private var isAlphaFirst: Bool {
    alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
  }
  private var hasAlpha: Bool {
    alpha != .none && alpha != .noneSkipFirst && alpha != .noneSkipLast
  }

  /// The index, within a pixel, of the byte for red or gray.
  ///
  /// Alpha is either the byte before it or the pixel's last byte.
  private var firstColor: Int { isAlphaFirst ? 1 : 0 }
  private var alphaPlace: Int { isAlphaFirst ? 0 : bytesPerPixel - 1 }

  /// Returns the position in memory of a pixel's byte, according to the byte order.
  private func place(_ byte: Int) -> Int {
    isLittle && bytesPerPixel == 4 ? 3 - byte : byte
  }

  /// Returns the red, green, blue and alpha of each pixel, row by row from the top.
  ///
  /// Colors aren't premultiplied.
  func pixels(
    of memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Data {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = memory.advanced(by: row * bytesPerRow + column * bytesPerPixel)
          .assumingMemoryBound(to: UInt8.self)
        let target = (row * width + column) * 4
        let opacity = hasAlpha ? pixel[place(alphaPlace)] : 255
        bytes[target + 3] = opacity
        for part in 0..<3 {
          let color = color(part, of: pixel)
          bytes[target + part] =
            isStraight || opacity == 255 || opacity == 0
            ? color : UInt8(min(255, (Int(color) * 255 + Int(opacity) / 2) / Int(opacity)))
        }
      }
    }
    return Data(bytes)
  }

  private func color(_ part: Int, of pixel: UnsafePointer<UInt8>) -> UInt8 {
    guard alpha != .alphaOnly else { return 0 }
    return pixel[place(bytesPerPixel < 3 ? firstColor : firstColor + part)]
  }

  /// Writes one pixel.
  ///
  /// - Parameters:
  ///   - rgba: The pixels, with colors that aren't premultiplied.
  ///   - start: The index of the pixel's first byte in `rgba`.
  func put(_ rgba: UnsafeRawBufferPointer, _ start: Int, _ memory: UnsafeMutableRawPointer) {
    let pixel = memory.assumingMemoryBound(to: UInt8.self)
    let opacity = Int(rgba[start + 3])
    func multiplied(_ part: Int) -> Int { (Int(rgba[start + part]) * opacity + 127) / 255 }
    if alpha != .alphaOnly {
      if bytesPerPixel < 3 {
        let gray = multiplied(0) * 299 + multiplied(1) * 587 + multiplied(2) * 114
        pixel[place(firstColor)] = UInt8(gray / 1000)
      } else {
        for part in 0..<3 { pixel[place(firstColor + part)] = UInt8(multiplied(part)) }
      }
    }
    // Alpha bytes are written even if they're unused.
    if bytesPerPixel != 3, alpha != .none {
      pixel[place(alphaPlace)] = hasAlpha ? UInt8(opacity) : 255
    }
  }
}

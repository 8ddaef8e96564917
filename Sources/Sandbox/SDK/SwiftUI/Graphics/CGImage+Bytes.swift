public import AppleFoundation
import Drawing

extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// A provider of the image's bytes, premultiplied by alpha, or `nil` for an image without pixels.
  public var dataProvider: CGDataProvider? {
    guard case .pixels(_, _, let rgba) = content else { return nil }
    var bytes = [UInt8](rgba)
    for pixel in stride(from: 0, to: bytes.count - 3, by: 4) where bytes[pixel + 3] != 255 {
      for offset in pixel..<pixel + 3 {
        bytes[offset] = UInt8((Int(bytes[offset]) * Int(bytes[pixel + 3]) + 127) / 255)
      }
    }
    return CGDataProvider(data: Data(bytes))
  }
}

extension CGImage {
  /// Creates an image from bytes, or returns `nil` if there are too few or their format is unsupported.
  ///
  /// Only eight bits per component are supported.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let isGray = space.numberOfComponents == 1
    guard width > 0, height > 0, width <= 8192, height <= 8192, bitsPerComponent == 8,
      let layout = PixelLayout(info: bitmapInfo.rawValue, isGray: isGray), let data = provider.data,
      layout.bytesPerPixel * 8 == bitsPerPixel, bytesPerRow >= width * layout.bytesPerPixel,
      data.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    let pixels = [UInt8](data).withUnsafeBytes { bytes in
      bytes.baseAddress.map {
        layout.pixels(of: $0, width: width, height: height, bytesPerRow: bytesPerRow)
      }
    }
    guard let pixels else { return nil }
    self.init(
      content: .pixels(width: width, height: height, rgba: pixels), width: width, height: height)
  }
}

/// The conversion of colors between color spaces.
///
/// Rings has a single color space.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A source of image data.
public final class CGDataProvider: Sendable {
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }
}

/// Returns a pointer to a copy of the bytes.
///
/// The copy is never freed, because callers don't report when they're done.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(data.count, 1))
  data.copyBytes(to: copy, count: data.count)
  return UnsafePointer(copy)
}

public func CFDataGetLength(_ data: CFData) -> Int { data.count }

public import AppleFoundation

/// A color space, as in Core Graphics.
///
/// Rings draws everything in sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  public let numberOfComponents: Int

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  public init?(name: CFString) {
    guard name.hasPrefix("kCGColorSpace") else { return nil }
    self.name = name
    numberOfComponents = name.contains("Gray") ? 1 : 3
  }

  fileprivate init(components: Int) {
    name = nil
    numberOfComponents = components
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.numberOfComponents == right.numberOfComponents
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(components: 3) }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(components: 1) }

/// The position of a pixel's alpha component.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}

/// The byte order of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A smooth transition between colors.
public final class CGGradient: Sendable {
  let gradient: Gradient

  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let all = colors.compactMap { $0 as? CGColor }
    guard !all.isEmpty else { return nil }
    let last = CGFloat(max(all.count - 1, 1))
    self.init(
      all.enumerated().map { number, color in
        Gradient.Stop(
          color: Color(cgColor: color), location: locations?[number] ?? CGFloat(number) / last)
      })
  }

  private init(_ stops: [Gradient.Stop]) {
    gradient = Gradient(stops: stops)
  }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The way a drawing blends with the content below it.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter

  var drawn: GraphicsContext.BlendMode {
    self == .clear ? .destinationOut : GraphicsContext.BlendMode(rawValue: rawValue)
  }
}

/// The quality of image scaling.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}

extension CGContext {
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
}

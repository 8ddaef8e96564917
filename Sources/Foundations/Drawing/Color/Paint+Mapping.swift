import Foundation

extension Paint {
  /// Returns the paint with each color transformed; images are transformed pixel by pixel.
  package func mapColors(_ change: (RGBA) -> RGBA) -> Paint {
    func mapped(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color):
      return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: mapped(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops: mapped(stops), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(
        stops: mapped(stops), center: center, startAngle: start, endAngle: end)
    case .ellipticalGradient(let stops, let rect, let center, let start, let end):
      return .ellipticalGradient(
        stops: mapped(stops), rect: rect, center: center, startRadius: start, endRadius: end)
    case .material(let base, let thickness):
      return .material(base: change(base), thickness: thickness)
    case .image(let content, let rect):
      return .image(content.mapColors(change), rect: rect)
    }
  }

  package func opacity(_ factor: Double) -> Paint {
    factor == 1 ? self : mapColors { $0.opacity(factor) }
  }
}

extension ImageContent {
  /// Returns the image with each pixel's color transformed, not premultiplied.
  package func mapColors(_ change: (RGBA) -> RGBA) -> ImageContent {
    guard case .pixels(let width, let height, let rgba) = self else { return self }
    var bytes = [UInt8](rgba)
    // Adjacent pixels are often equal, so cache the last result.
    var last: (UInt32, UInt32)?
    for index in stride(from: 0, to: bytes.count - bytes.count % 4, by: 4) {
      let key =
        UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
        | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
      let value: UInt32
      if let last, last.0 == key {
        value = last.1
      } else {
        value = RGBA(bytes: key, change).bytes
        last = (key, value)
      }
      bytes[index] = UInt8(truncatingIfNeeded: value >> 24)
      bytes[index + 1] = UInt8(truncatingIfNeeded: value >> 16)
      bytes[index + 2] = UInt8(truncatingIfNeeded: value >> 8)
      bytes[index + 3] = UInt8(truncatingIfNeeded: value)
    }
    return .pixels(width: width, height: height, rgba: Data(bytes))
  }
}

extension RGBA {
  /// Creates a color from `0xRRGGBBAA` and transforms it.
  fileprivate init(bytes: UInt32, _ change: (RGBA) -> RGBA) {
    self = change(RGBA(hex: bytes >> 8, alpha: Double(bytes & 0xFF) / 255))
  }

  /// The color as `0xRRGGBBAA`, rounded and clamped.
  package var bytes: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      value.isFinite ? UInt32(min(max(value * 255, 0), 255).rounded()) : 0
    }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }
}

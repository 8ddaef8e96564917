/// Blend formulas from W3C's Compositing and Blending and from Core Graphics, premultiplied.
package enum Blending {
  /// Composites `source` over `backdrop`.
  package static func over(_ source: Pixel, _ backdrop: Pixel) -> Pixel {
    source + backdrop * (1 - source.w)
  }

  package static func blend(_ source: Pixel, _ backdrop: Pixel, mode: LayerBlendMode) -> Pixel {
    switch mode {
    case .normal: return over(source, backdrop)
    case .sourceAtop: return source * backdrop.w + backdrop * (1 - source.w)
    case .destinationOver: return source * (1 - backdrop.w) + backdrop
    case .destinationOut: return backdrop * (1 - source.w)
    case .plusLighter: return pointwiseMin(source + backdrop, Pixel(repeating: 1))
    case .plusDarker:
      // 1 − ((1 − S) + (1 − D)) for each color, with alphas added, as Core Graphics defines it.
      let alpha = min(source.w + backdrop.w, 1)
      var result =
        Pixel(repeating: alpha)
        - ((Pixel(repeating: source.w) - source) + (Pixel(repeating: backdrop.w) - backdrop))
      result.w = alpha
      return result.clamped(lowerBound: .zero, upperBound: Pixel(repeating: alpha))
    default: break
    }
    guard source.w > 0 else { return backdrop }
    guard backdrop.w > 0 else { return source }
    let s = source / source.w
    let b = backdrop / backdrop.w
    var mixed = isSeparable(mode) ? separable(s, b, mode) : nonSeparable(s, b, mode)
    mixed.w = 1
    let both = source.w * backdrop.w
    var result = source * (1 - backdrop.w) + backdrop * (1 - source.w) + mixed * both
    result.w = source.w + backdrop.w - both
    return result
  }

  private static func isSeparable(_ mode: LayerBlendMode) -> Bool {
    switch mode {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  private static func separable(_ s: Pixel, _ b: Pixel, _ mode: LayerBlendMode) -> Pixel {
    Pixel(
      channel(s.x, b.x, mode), channel(s.y, b.y, mode), channel(s.z, b.z, mode), 1)
  }

  private static func channel(_ s: Float, _ b: Float, _ mode: LayerBlendMode) -> Float {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return hardLight(b, s)
    case .hardLight: return hardLight(s, b)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return s
    }
  }

  private static func hardLight(_ s: Float, _ b: Float) -> Float {
    s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
  }

  private static func nonSeparable(_ s: Pixel, _ b: Pixel, _ mode: LayerBlendMode) -> Pixel {
    switch mode {
    case .hue: settingLuminance(settingSaturation(s, saturation(b)), luminance(b))
    case .saturation: settingLuminance(settingSaturation(b, saturation(s)), luminance(b))
    case .color: settingLuminance(s, luminance(b))
    default: settingLuminance(b, luminance(s))
    }
  }

  private static func luminance(_ c: Pixel) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: Pixel) -> Float {
    max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
  }

  private static func settingLuminance(_ c: Pixel, _ target: Float) -> Pixel {
    var result = c + Pixel(repeating: target - luminance(c))
    let light = luminance(result)
    let low = min(result.x, result.y, result.z)
    let high = max(result.x, result.y, result.z)
    let grey = Pixel(repeating: light)
    if low < 0 { result = grey + (result - grey) * (light / (light - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - light) / (high - light)) }
    return result
  }

  private static func settingSaturation(_ c: Pixel, _ target: Float) -> Pixel {
    let low = min(c.x, c.y, c.z)
    let range = max(c.x, c.y, c.z) - low
    return range > 0 ? (c - Pixel(repeating: low)) * (target / range) : .zero
  }
}

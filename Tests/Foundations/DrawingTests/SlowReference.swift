import Drawing
import Foundation
import Pixels

/// Composites one point of a display list with the published formulas.
///
/// Independent of the compositor and the rasterizer: it recolors every leaf at one point at a time, in double
/// precision. It supports the output of `RandomLists`: upright rectangles with flat or linear paint, images
/// and templates, and layers with opacity, clips, masks, blend modes, translations and `luminanceToAlpha`.
struct SlowReference {
  enum Mode {
    case fullColor
    case accented(accent: RGBA, primary: RGBA, plate: RGBA)
    case vibrant(backdrop: Double, tint: RGBA)
  }

  /// A premultiplied color.
  typealias Color = (r: Double, g: Double, b: Double, a: Double)

  let mode: Mode

  func color(of list: DisplayList, at point: CGPoint) -> Color {
    switch mode {
    case .fullColor:
      return composite(list.items, at: point, over: (0, 0, 0, 0))
    case .accented(_, _, let plate):
      // The plate replaces the container background, or is below everything else.
      let hasBackground = list.items.contains { item in
        if case .layer(let layer) = item.content {
          layer.role == .containerBackground
        } else {
          false
        }
      }
      return composite(
        list.items, at: point, over: hasBackground ? (0, 0, 0, 0) : premultiplied(plate))
    case .vibrant(let backdrop, let tint):
      let content = composite(list.items, at: point, over: (0, 0, 0, 0))
      let luma =
        content.a > 0
        ? (0.2125 * content.r + 0.7154 * content.g + 0.0721 * content.b) / content.a : 0
      let grey =
        backdrop * (1 - content.a)
        + content.a * (0.25 * backdrop + 0.75 * (0.15 + 0.85 * luma))
      return (grey * tint.red, grey * tint.green, grey * tint.blue, 1)
    }
  }

  private func composite(_ items: [DisplayItem], at point: CGPoint, over base: Color) -> Color {
    var result = base
    for item in items {
      switch item.content {
      case .fill(let outline, let paint, _):
        guard let rect = outline.asRectangle, rect.contains(point) else { continue }
        result = over(leaf(straight(paint, at: point), item.accent), result)
      case .image(let image):
        guard image.frame.contains(point) else { continue }
        result = over(self.image(image, item.accent, at: point), result)
      case .layer(let layer):
        result = self.layer(layer, item.accent, at: point, below: result)
      case .stroke, .text, .symbol:
        continue
      }
    }
    return result
  }

  private func layer(
    _ layer: Layer, _ group: AccentGroup, at point: CGPoint, below: Color
  ) -> Color {
    let point = CGPoint(x: point.x - layer.transform.tx, y: point.y - layer.transform.ty)
    if let clip = layer.clip?.asRectangle, !clip.contains(point) { return below }
    if layer.role == .containerBackground {
      switch mode {
      case .fullColor: break
      case .accented(_, _, let plate): return over(premultiplied(plate), below)
      case .vibrant: return below
      }
    }
    let isLuminance = layer.colorEffects.contains(.luminanceToAlpha)
    let isPlain =
      layer.opacity == 1 && layer.blendMode == .normal && layer.mask == nil
      && !layer.isCompositingGroup && !isLuminance
    if isPlain { return composite(layer.items, at: point, over: below) }
    // Luminance uses the original colors.
    let inner = isLuminance ? SlowReference(mode: .fullColor) : self
    var color = inner.composite(layer.items, at: point, over: (0, 0, 0, 0))
    var factor = 1.0
    if let mask = layer.mask { factor = inner.composite(mask, at: point, over: (0, 0, 0, 0)).a }
    color = (color.r * factor, color.g * factor, color.b * factor, color.a * factor)
    if isLuminance {
      let alpha = 0.2125 * color.r + 0.7154 * color.g + 0.0721 * color.b
      let isAllAccent = leaves(layer.items).allSatisfy { $0.accent == .accent }
      color = leaf(RGBA(white: 0, alpha: alpha), isAllAccent ? .accent : group)
    }
    color = (
      color.r * layer.opacity, color.g * layer.opacity, color.b * layer.opacity,
      color.a * layer.opacity
    )
    return blend(color, below, layer.blendMode)
  }

  private func leaves(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .layer(let layer) = item.content { leaves(layer.items) } else { [item] }
    }
  }

  private func blend(_ color: Color, _ below: Color, _ blendMode: LayerBlendMode) -> Color {
    switch blendMode {
    case .destinationOut:
      let rest = 1 - color.a
      return (below.r * rest, below.g * rest, below.b * rest, below.a * rest)
    case .destinationOver: return over(below, color)
    case .sourceAtop:
      let rest = 1 - color.a
      return (
        color.r * below.a + below.r * rest, color.g * below.a + below.g * rest,
        color.b * below.a + below.b * rest, below.a
      )
    case .plusLighter:
      return (
        min(color.r + below.r, 1), min(color.g + below.g, 1), min(color.b + below.b, 1),
        min(color.a + below.a, 1)
      )
    case .screen:
      if case .accented = mode { return over(color, below) }
      return (
        color.r + below.r - color.r * below.r, color.g + below.g - color.g * below.g,
        color.b + below.b - color.b * below.b, color.a + below.a - color.a * below.a
      )
    case .multiply:
      // In accented rendering, colors are flat and only alpha is blended.
      if case .accented = mode { return over(color, below) }
      func mix(_ s: Double, _ b: Double) -> Double {
        s * (1 - below.a) + b * (1 - color.a) + s * b
      }
      return (
        mix(color.r, below.r), mix(color.g, below.g), mix(color.b, below.b),
        color.a + below.a - color.a * below.a
      )
    default: return over(color, below)
    }
  }

  private func over(_ top: Color, _ below: Color) -> Color {
    let rest = 1 - top.a
    return (
      top.r + below.r * rest, top.g + below.g * rest, top.b + below.b * rest,
      top.a + below.a * rest
    )
  }

  private func leaf(_ color: RGBA, _ group: AccentGroup) -> Color {
    guard case .accented(let accent, let primary, _) = mode else { return premultiplied(color) }
    return premultiplied((group == .accent ? accent : primary).opacity(color.alpha))
  }

  private func image(_ image: ImageDrawing, _ group: AccentGroup, at point: CGPoint) -> Color {
    guard case .pixels(let width, let height, let rgba) = image.content else { return (0, 0, 0, 0) }
    let column = Int((point.x - image.frame.minX) / image.frame.width * Double(width))
    let row = Int((point.y - image.frame.minY) / image.frame.height * Double(height))
    let at = (row * width + column) * 4
    func component(_ index: Int) -> Double { Double(rgba[rgba.startIndex + at + index]) / 255 }
    var color = RGBA(
      red: component(0), green: component(1), blue: component(2), alpha: component(3))
    // A template has its paint's color, and the product of both alphas.
    if case .color(let paint) = image.template { color = paint.opacity(color.alpha) }
    guard case .accented(let accent, let primary, _) = mode else { return premultiplied(color) }
    let luma = 0.2125 * color.red + 0.7154 * color.green + 0.0721 * color.blue
    switch (image.accentedMode, group) {
    case (nil, .primary): return premultiplied(primary.opacity(color.alpha))
    case (nil, .accent), (.accented, _): return premultiplied(accent.opacity(color.alpha))
    case (.desaturated, .primary): return premultiplied(primary.opacity(color.alpha * luma))
    case (.fullColor, .primary): return premultiplied(color)
    case (.accentedDesaturated, _), (.desaturated, .accent), (.fullColor, .accent):
      return premultiplied(accent.opacity(color.alpha * luma))
    }
  }

  private func premultiplied(_ color: RGBA) -> Color {
    (color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  private func straight(_ paint: Paint, at point: CGPoint) -> RGBA {
    switch paint {
    case .color(let color): return color
    case .linearGradient(let stops, let start, let end):
      let dx = end.x - start.x
      let dy = end.y - start.y
      let t = min(
        max(((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy), 0), 1)
      let (from, to) = (stops[0].color, stops[1].color)
      let alpha = from.alpha + (to.alpha - from.alpha) * t
      guard alpha > 0 else { return .clear }
      func mix(_ a: Double, _ b: Double) -> Double {
        (a * from.alpha * (1 - t) + b * to.alpha * t) / alpha
      }
      return RGBA(
        red: mix(from.red, to.red), green: mix(from.green, to.green),
        blue: mix(from.blue, to.blue), alpha: alpha)
    default: return .clear
    }
  }
}

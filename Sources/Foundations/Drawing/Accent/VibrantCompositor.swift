import Foundation

/// Renders a display list as the Lock Screen does: gray and translucent over its wallpaper.
///
/// A pixel with luminance Y and alpha a on a backdrop B becomes `B·(1 − a) + a·(0.25·B + 0.75·(0.15 +
/// 0.85·Y))`, times the tint. The formula is linear in Y, so layer effects apply it to all content at once.
struct VibrantCompositor {
  let profile: RenderingProfile

  func list(from list: DisplayList) -> DisplayList {
    let backdrop = min(max(profile.vibrantBackdrop, 0), 1)
    let tint = profile.vibrantTint.opaque
    let plate = RGBA(
      red: backdrop * tint.red, green: backdrop * tint.green, blue: backdrop * tint.blue)
    // Contrast pivots around 0.5; brightness adds the rest of the constant.
    let slope = 0.75 * 0.85
    let constant = 0.25 * backdrop + 0.75 * 0.15
    var effects: [Layer.ColorEffect] = [
      .grayscale(1), .contrast(slope), .brightness(constant - 0.5 * (1 - slope)),
    ]
    if tint != .white { effects.append(.multiply(tint)) }
    let items = list.items.compactMap { $0.replacingContainerBackground(by: nil) }
    let content = DisplayItem(
      .layer(Layer(items: items, colorEffects: effects, isCompositingGroup: true)))
    let background = DisplayItem(
      .fill(
        outline: .rectangle(CGRect(origin: .zero, size: list.size)), paint: .color(plate),
        isEvenOdd: false))
    return DisplayList(size: list.size, items: [background, content])
  }
}

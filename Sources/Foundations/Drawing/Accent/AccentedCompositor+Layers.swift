import Foundation
import Pixels

extension AccentedCompositor {
  /// Returns the layer with recolored items and without effects that change only color.
  func layer(from layer: Layer, accent: AccentGroup) -> Layer {
    if layer.colorEffects.contains(.luminanceToAlpha) {
      return self.layer(of: layer, in: isAllAccent(layer.items) ? .accent : accent)
    }
    var result = effects(of: layer, accent: accent)
    result.items = layer.items.map(item(from:))
    return result
  }

  /// Returns the layer's own effects that change alpha.
  func effects(of layer: Layer, accent: AccentGroup) -> Layer {
    var result = layer
    result.mask = layer.mask?.map(item(from:))
    result.blendMode = layer.blendMode.keepingFlatColors
    result.colorEffects = []
    // Keep the separate canvas, even if the effect that required it is gone.
    result.isCompositingGroup = layer.needsCanvas
    for case .multiply(let factor) in layer.colorEffects { result.opacity *= factor.alpha }
    if var shadow = layer.shadow {
      shadow.color = profile.color(of: accent).opacity(shadow.color.alpha)
      result.shadow = shadow
    }
    return result
  }

  /// Returns a layer as a stencil for the flat color; `luminanceToAlpha()` reads the original colors.
  func layer(of layer: Layer, in accent: AccentGroup) -> Layer {
    var stencil = layer
    stencil.opacity = 1
    stencil.blendMode = .normal
    stencil.shadow = nil
    stencil.transform = .identity
    var result = Layer(
      items: [flood(accent: accent)],
      opacity: layer.opacity, blendMode: layer.blendMode.keepingFlatColors,
      mask: [DisplayItem(.layer(stencil), accent: accent)], transform: layer.transform,
      isCompositingGroup: true, role: layer.role)
    if var shadow = layer.shadow {
      shadow.color = profile.color(of: accent).opacity(shadow.color.alpha)
      result.shadow = shadow
    }
    return result
  }

  /// Returns a fill in the group's color that extends far beyond the picture's edges.
  private func flood(accent: AccentGroup) -> DisplayItem {
    let reach = max(size.width, size.height, 1) * 4
    let rect = CGRect(x: -reach, y: -reach, width: reach * 3, height: reach * 3)
    return DisplayItem(
      .fill(
        outline: .rectangle(rect), paint: .color(profile.color(of: accent)), isEvenOdd: false),
      accent: accent)
  }

  private func isAllAccent(_ items: [DisplayItem]) -> Bool {
    items.allSatisfy { item in
      if case .layer(let layer) = item.content { return isAllAccent(layer.items) }
      return item.accent == .accent
    }
  }
}

extension LayerBlendMode {
  /// The mode with the same effect on alpha and none on colors, which are already flat.
  var keepingFlatColors: LayerBlendMode {
    switch self {
    case .sourceAtop, .destinationOver, .destinationOut: self
    case .plusDarker, .plusLighter: .plusLighter
    default: .normal
    }
  }
}

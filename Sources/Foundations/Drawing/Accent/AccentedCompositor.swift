import Foundation

/// Recolors a display list for accented rendering: two groups, each in one flat color.
///
/// Each leaf keeps its alpha and takes its group's color. Images follow their accented mode, and the system's
/// plate replaces the container background. Effects that change alpha (opacity, masks, clips, blurs,
/// `.destinationOut`) remain; effects that change only color don't.
struct AccentedCompositor {
  let profile: RenderingProfile
  let size: CGSize

  func list(from list: DisplayList) -> DisplayList {
    let recolored = list.items.map { item in
      item.hasContainerBackground ? keepingBackgrounds(item) : self.item(from: item)
    }
    return DisplayList(
      size: list.size,
      items: DisplayItem.items(recolored, onPlate: profile.plate, size: list.size))
  }

  /// Recolors everything but container backgrounds, which are replaced later.
  private func keepingBackgrounds(_ item: DisplayItem) -> DisplayItem {
    guard case .layer(let layer) = item.content, layer.role != .containerBackground else {
      return item
    }
    var result = item
    var recolored = effects(of: layer, accent: item.accent)
    recolored.items = layer.items.map {
      $0.hasContainerBackground ? keepingBackgrounds($0) : self.item(from: $0)
    }
    result.content = .layer(recolored)
    return result
  }

  func item(from item: DisplayItem) -> DisplayItem {
    let flat = profile.color(of: item.accent)
    var result = item
    switch item.content {
    case .fill(let outline, let paint, let isEvenOdd):
      result.content = .fill(
        outline: outline, paint: paint.flattened(to: flat), isEvenOdd: isEvenOdd)
    case .stroke(let outline, let paint, let pattern):
      result.content = .stroke(
        outline: outline, paint: paint.flattened(to: flat), pattern: pattern)
    case .text(var line):
      for index in line.runs.indices {
        line.runs[index].paint = line.runs[index].paint.flattened(to: flat)
        line.runs[index].emojiColor = flat
      }
      result.content = .text(line)
    case .symbol(let symbol):
      return self.symbol(symbol, of: item)
    case .image(let image):
      result.content = .image(self.image(from: image, group: item.accent))
    case .layer(let layer) where layer.role == .fixedContainerBackground:
      result.content = .layer(faded(layer))
    case .layer(let layer):
      result.content = .layer(self.layer(from: layer, accent: item.accent))
    }
    return result
  }

  /// Fades a background that isn't removable.
  ///
  /// Apple documents that the system may fade or desaturate it. The amount here is an estimate.
  private func faded(_ layer: Layer) -> Layer {
    var result = layer
    result.opacity *= 0.4
    result.colorEffects.append(.grayscale(1))
    return result
  }

  /// Recolors a symbol according to its accented mode.
  private func symbol(_ symbol: SymbolDrawing, of item: DisplayItem) -> DisplayItem {
    var result = item
    var plain = symbol
    plain.accentedMode = nil
    let group: AccentGroup
    switch ImageDrawing.effectiveMode(
      symbol.accentedMode, in: item.accent, showsFullColor: profile.showsFullColorImages)
    {
    case .fullColor:
      result.content = .symbol(plain)
      return result
    case .desaturated, .accentedDesaturated:
      // A symbol's parts can have several colors, so convert the drawn result to luminance.
      let isAccent = symbol.accentedMode != .desaturated || item.accent == .accent
      result.content = .symbol(plain)
      let stencil = Layer(items: [result], colorEffects: [.luminanceToAlpha])
      result.accent = isAccent ? .accent : .primary
      result.content = .layer(layer(of: stencil, in: result.accent))
      return result
    case .accented: group = .accent
    case nil: group = item.accent
    }
    // All symbol rendering modes collapse to alpha. Multicolor has no separate alphas.
    plain.paints = plain.paints.map { $0.flattened(to: profile.color(of: group)) }
    if plain.renderingMode == .multicolor { plain.renderingMode = .monochrome }
    result.accent = group
    result.content = .symbol(plain)
    return result
  }

  /// Recolors an image according to its accented mode.
  private func image(from image: ImageDrawing, group: AccentGroup) -> ImageDrawing {
    switch image.effectiveAccentedMode(in: group, showsFullColor: profile.showsFullColorImages) {
    case nil: image.flattened(to: profile.color(of: group), byLuminance: false)
    case .accented: image.flattened(to: profile.accent, byLuminance: false)
    case .desaturated: image.flattened(to: profile.primary, byLuminance: true)
    case .accentedDesaturated: image.flattened(to: profile.accent, byLuminance: true)
    case .fullColor: image
    }
  }
}

extension ImageDrawing {
  /// Returns the mode that applies in a group.
  ///
  /// In the accent group, conflicting modes become `accentedDesaturated`; Apple leaves this case undefined.
  /// Without support for full-color images, `fullColor` counts as no mode.
  package func effectiveAccentedMode(
    in group: AccentGroup, showsFullColor: Bool
  ) -> AccentedMode? {
    Self.effectiveMode(accentedMode, in: group, showsFullColor: showsFullColor)
  }

  /// Returns the effective mode of an image or symbol.
  package static func effectiveMode(
    _ mode: AccentedMode?, in group: AccentGroup, showsFullColor: Bool
  ) -> AccentedMode? {
    switch (mode, group) {
    case (.desaturated, .accent), (.fullColor, .accent): .accentedDesaturated
    case (.fullColor, .primary) where !showsFullColor: nil
    default: mode
    }
  }

  fileprivate func flattened(to flat: RGBA, byLuminance: Bool) -> ImageDrawing {
    func change(_ color: RGBA) -> RGBA {
      flat.withAlpha(byLuminance ? color.alpha * color.luma : color.alpha)
    }
    var result = self
    result.accentedMode = nil
    if let template {
      // A template's pixels contribute only alpha, so compute the luminance from its paint.
      result.template = template.mapColors(change)
    } else {
      result.content = content.mapColors(change)
    }
    return result
  }
}

extension Paint {
  /// Returns the paint in one color with its original alphas.
  func flattened(to flat: RGBA) -> Paint {
    switch self {
    case .material(let base, let thickness):
      // A template has no backdrop for a material to blur, so only the material's tint remains.
      return .color(flat.withAlpha(base.veil(thickness: thickness).alpha))
    default:
      return mapColors { flat.withAlpha($0.alpha) }
    }
  }
}

extension RGBA {
  fileprivate func withAlpha(_ alpha: Double) -> RGBA { opacity(alpha) }
}

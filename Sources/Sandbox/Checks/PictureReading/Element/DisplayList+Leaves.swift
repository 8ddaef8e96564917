import Drawing
import Foundation

extension DisplayList {
  /// Every leaf of the list, back to front, with layers flattened.
  var placedLeaves: [PlacedLeaf] {
    var walk = LeafWalk()
    walk.visit(items, in: LeafWalk.Context(limits: CGRect(origin: .zero, size: size)))
    return walk.leaves
  }

  /// Returns the list without the leaves with these ordinals (`PlacedLeaf.ordinal`).
  ///
  /// Layers stay, even empty ones: an empty mask lets nothing through.
  func removingLeaves(_ ordinals: Set<Int>) -> DisplayList {
    var next = 0
    func kept(_ items: [DisplayItem]) -> [DisplayItem] {
      items.compactMap { item in
        guard case .layer(var layer) = item.content else {
          defer { next += 1 }
          return ordinals.contains(next) ? nil : item
        }
        layer.items = kept(layer.items)
        layer.mask = layer.mask.map(kept)
        var copy = item
        copy.content = .layer(layer)
        return copy
      }
    }
    return DisplayList(size: size, items: kept(items))
  }
}

/// Visits a list's leaves in drawing order.
private struct LeafWalk {
  struct Context {
    var transform = AffineTransform2D.identity
    var limits: CGRect
    var opacity = 1.0
    var isPlain = true
    var background: Layer.Role?
    var stencilOf: PlacedLeaf.Stencil?
  }

  var leaves: [PlacedLeaf] = []

  mutating func visit(_ items: [DisplayItem], in context: Context) {
    for item in items {
      if case .layer(let layer) = item.content {
        visit(layer, in: context)
        continue
      }
      let reach = item.reach
      let placed = reach.isNull ? .null : context.transform.apply(reach)
      leaves.append(
        PlacedLeaf(
          ordinal: leaves.count, item: item, transform: context.transform,
          frame: placed.overlap(with: context.limits),
          opacity: context.opacity * item.leafAlpha, isPlain: context.isPlain,
          background: context.background, stencilOf: context.stencilOf))
    }
  }

  private mutating func visit(_ layer: Layer, in context: Context) {
    var inner = context
    inner.transform = layer.transform.followed(by: context.transform)
    if let clip = layer.clip {
      inner.limits = inner.limits.overlap(with: inner.transform.apply(clip.controlBounds))
    }
    inner.opacity *= layer.opacity
    inner.isPlain =
      context.isPlain && layer.role == nil && layer.mask == nil && layer.blurRadius == 0
      && layer.blendMode == .normal
    if layer.role == .containerBackground || layer.role == .fixedContainerBackground {
      inner.background = context.background ?? layer.role
    }
    let first = leaves.count
    visit(layer.items, in: inner)
    guard let mask = layer.mask else { return }
    inner.stencilOf = PlacedLeaf.Stencil(paint: leaves[first...].lazy.compactMap(\.paint).first)
    visit(mask, in: inner)
  }
}

extension DisplayItem {
  /// The alpha of a leaf's paint: the mean over a gradient's stops or an image's pixels.
  fileprivate var leafAlpha: Double {
    switch content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): paint.meanAlpha
    case .image(let image): image.template?.meanAlpha ?? image.content.meanAlpha
    case .text, .symbol, .layer: 1
    }
  }
}

extension Paint {
  /// The paint's alpha, averaged over its stops or pixels.
  fileprivate var meanAlpha: Double {
    switch self {
    case .color(let color): color.alpha
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .angularGradient(let stops, _, _, _), .ellipticalGradient(let stops, _, _, _, _):
      stops.isEmpty ? 0 : stops.map(\.color.alpha).reduce(0, +) / Double(stops.count)
    case .material(let base, let thickness):
      base.veil(thickness: thickness).alpha
    case .image(let content, _): content.meanAlpha
    }
  }
}

extension ImageContent {
  /// The mean alpha, or 1 for a missing image, because photos are opaque.
  var meanAlpha: Double { mean { Double($0[3]) / 255 } }

  /// The mean product of alpha and luma, which is the image's opacity in a desaturated mode.
  var meanStrength: Double {
    mean { pixel in
      let color = RGBA(
        red: Double(pixel[0]) / 255, green: Double(pixel[1]) / 255, blue: Double(pixel[2]) / 255)
      return Double(pixel[3]) / 255 * color.luma
    }
  }

  private func mean(_ value: ([UInt8]) -> Double) -> Double {
    guard case .pixels(let width, let height, let rgba) = self else { return 1 }
    let count = min(width * height, rgba.count / 4)
    guard count > 0 else { return 0 }
    let bytes = [UInt8](rgba)
    // A thousand pixels are enough for a mean.
    let step = max(1, count / 1000)
    let samples = stride(from: 0, to: count, by: step).map { index in
      value(Array(bytes[index * 4..<index * 4 + 4]))
    }
    return samples.reduce(0, +) / Double(samples.count)
  }
}

import Foundation

/// A leaf of a display list where the picture shows it, with what its layers leave of it.
struct PlacedLeaf {
  /// Its place in a walk over the list's leaves; masks are not walked.
  let ordinal: Int
  let item: DisplayItem
  /// In the picture's points, cut to the rectangles of its clips.
  let frame: CGRect
  /// The product of its layers' opacities and, for fills, of its paint's alpha.
  let opacity: Double
  /// False for what lies in a container background, in the system's own backdrop, or in a layer that
  /// is masked, blurred or blended: it is nobody's opaque fill.
  let isPlain: Bool

  /// Every leaf that a list draws, back to front.
  static func all(in list: DisplayList) -> [PlacedLeaf] {
    var walk = LeafWalk()
    walk.visit(list.items, in: LeafWalk.Context(limits: CGRect(origin: .zero, size: list.size)))
    return walk.leaves
  }

  var isText: Bool { if case .text = item.content { true } else { false } }
  var isSymbol: Bool { if case .symbol = item.content { true } else { false } }

  /// Texts and symbols: what a person reads.
  var isReadable: Bool {
    switch item.content {
    case .text(let line): line.string.contains { !$0.isWhitespace }
    case .symbol: true
    case .fill, .stroke, .image, .layer: false
    }
  }

  var area: Double { frame.isNull ? 0 : max(frame.width, 0) * max(frame.height, 0) }

  /// How much of another rectangle the leaf lies under or over, from 0 to 1.
  func covers(_ rect: CGRect) -> Double {
    let shared = frame.overlap(with: rect)
    let area = rect.width * rect.height
    return shared.isNull || area <= 0 ? 0 : shared.width * shared.height / area
  }

  var typeName: String {
    switch item.content {
    case .fill, .stroke: "Shape"
    case .text: "Text"
    case .symbol, .image: "Image"
    case .layer: "Group"
    }
  }

  var text: String? {
    if case .text(let line) = item.content { line.string } else { nil }
  }

  var imageName: String? {
    switch item.content {
    case .symbol(let symbol): symbol.name
    case .image(let image): image.name
    case .fill, .stroke, .text, .layer: nil
    }
  }

  var colorName: String? { solidColor.map { ColorName($0).rawValue } }

  /// The one colour of a fill, a stroke or a symbol; nil for gradients and images.
  var solidColor: RGBA? {
    switch item.content {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
    case .symbol(let symbol):
      if case .color(let color) = SymbolPalette(symbol).main { color } else { nil }
    default: nil
    }
  }
}

/// Walks a list's leaves in drawing order.
private struct LeafWalk {
  struct Context {
    var transform = AffineTransform2D.identity
    var limits: CGRect
    var opacity = 1.0
    var isPlain = true
  }

  var leaves: [PlacedLeaf] = []
  private var next = 0

  mutating func visit(_ items: [DisplayItem], in context: Context) {
    for item in items {
      guard case .layer(let layer) = item.content else {
        let reach = item.reach
        let placed = reach.isNull ? .null : context.transform.apply(reach)
        leaves.append(
          PlacedLeaf(
            ordinal: next, item: item, frame: placed.overlap(with: context.limits),
            opacity: context.opacity * item.leafAlpha, isPlain: context.isPlain))
        next += 1
        continue
      }
      var inner = context
      inner.transform = layer.transform.followed(by: context.transform)
      if let clip = layer.clip {
        inner.limits = inner.limits.overlap(with: inner.transform.apply(clip.controlBounds))
      }
      inner.opacity *= layer.opacity
      inner.isPlain =
        context.isPlain && layer.role == nil && layer.mask == nil && layer.blurRadius == 0
        && layer.blendMode == .normal
      visit(layer.items, in: inner)
    }
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
  var meanAlpha: Double {
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
  /// Mean alpha; 1 for an image that is not there, since photos are opaque.
  var meanAlpha: Double { mean { Double($0[3]) / 255 } }

  /// Mean of alpha times luminance: what a desaturated mode leaves of the image.
  var meanStrength: Double {
    mean { pixel in
      let color = RGBA(
        red: Double(pixel[0]) / 255, green: Double(pixel[1]) / 255, blue: Double(pixel[2]) / 255)
      return Double(pixel[3]) / 255 * color.luminance
    }
  }

  private func mean(_ value: ([UInt8]) -> Double) -> Double {
    guard case .pixels(let width, let height, let rgba) = self else { return 1 }
    let count = min(width * height, rgba.count / 4)
    guard count > 0 else { return 0 }
    let bytes = [UInt8](rgba)
    // A thousand pixels tell enough.
    let step = max(1, count / 1000)
    let samples = stride(from: 0, to: count, by: step).map { index in
      value(Array(bytes[index * 4..<index * 4 + 4]))
    }
    return samples.reduce(0, +) / Double(samples.count)
  }
}

extension DisplayList {
  /// The list without the leaves of these places, as `PlacedLeaf.ordinal` counts them.
  func removingLeaves(_ ordinals: Set<Int>) -> DisplayList {
    var next = 0
    func kept(_ items: [DisplayItem]) -> [DisplayItem] {
      items.compactMap { item in
        guard case .layer(var layer) = item.content else {
          defer { next += 1 }
          return ordinals.contains(next) ? nil : item
        }
        layer.items = kept(layer.items)
        var copy = item
        copy.content = .layer(layer)
        return copy
      }
    }
    return DisplayList(size: size, items: kept(items))
  }
}

package import Drawing
package import Foundation

/// A leaf of a display list at its position in the picture, with the effects of its layers.
///
/// Views describe the code, and leaves describe the drawing. A `Text` may be drawn in several lines, a stack
/// isn't drawn at all, and a symbol may be a mask that lets a color through.
package struct PlacedLeaf: Sendable {
  /// The index in a walk over the list's leaves, with masks after the content that they mask.
  package let ordinal: Int
  package let item: DisplayItem
  /// The transform from the leaf's coordinates to the picture's.
  package let transform: AffineTransform2D
  /// The clipped frame in the picture's points, or null if nothing is left.
  package let frame: CGRect
  /// The product of the layers' opacities and, for fills and images, the paint's mean alpha.
  package let opacity: Double
  /// Whether the leaf can count as an opaque fill.
  ///
  /// A leaf in a container background, the system's backdrop, or a masked, blurred or blended layer can't.
  package let isPlain: Bool
  /// The background that contains the leaf: the container background, or a background that isn't removable.
  package let background: Layer.Role?
  /// The content that the leaf lets through, or `nil` if the leaf isn't part of a mask.
  ///
  /// In a mask, only a leaf's alpha matters, not its color.
  package let stencilOf: Stencil?

  /// The content that a mask lets through.
  package struct Stencil: Sendable {
    /// The paint of the first shape behind the mask, or `nil` if there's none.
    package let paint: Paint?
  }

  /// The view that drew the leaf, or `nil` if the system did.
  package var node: Int? { item.node }
  package var isStencil: Bool { stencilOf != nil }

  /// Whether the leaf is text or a symbol.
  package var isGlyph: Bool {
    switch item.content {
    case .text, .symbol: true
    case .fill, .stroke, .image, .layer: false
    }
  }

  package var isSymbol: Bool {
    if case .symbol = item.content { return true }
    return false
  }

  /// Whether the leaf is a symbol, or text that isn't only white space.
  package var isReadable: Bool {
    if let text { return text.contains { !$0.isWhitespace } }
    return isGlyph
  }

  /// Whether the leaf is a filled shape; a material doesn't count.
  package var isFill: Bool {
    guard case .fill(_, let paint, _) = item.content else { return false }
    if case .material = paint { return false }
    return true
  }

  /// The minimum share of its frame that a block fills.
  ///
  /// A disc fills 0.79, a triangle half, and the ring of a gauge a quarter.
  private static let fillingShare = 0.4

  /// Whether the leaf is a filled shape other than a ring or line, which cover little of their frame.
  package var fillsItsFrame: Bool {
    guard case .fill(let outline, _, let isEvenOdd) = item.content else { return false }
    let bounds = outline.bounds
    let steps = 9
    var inside = 0
    for row in 0..<steps {
      for column in 0..<steps {
        let point = CGPoint(
          x: bounds.minX + bounds.width * (Double(column) + 0.5) / Double(steps),
          y: bounds.minY + bounds.height * (Double(row) + 0.5) / Double(steps))
        if outline.contains(point, isEvenOdd: isEvenOdd) { inside += 1 }
      }
    }
    return Double(inside) >= Self.fillingShare * Double(steps * steps)
  }

  /// The area in square points.
  package var area: Double { frame.isNull ? 0 : max(frame.width, 0) * max(frame.height, 0) }

  /// Returns the share of another rectangle that the leaf overlaps, from 0 to 1.
  package func covers(_ rect: CGRect) -> Double {
    let shared = frame.overlap(with: rect)
    let area = rect.width * rect.height
    return shared.isNull || area <= 0 ? 0 : shared.width * shared.height / area
  }

  /// The frame of the ink in the picture's points: `frame` without a symbol's overhang.
  var inkFrame: CGRect {
    guard case .symbol(let symbol) = item.content else { return frame }
    return transform.apply(symbol.frame).overlap(with: frame)
  }

  package var typeName: String {
    switch item.content {
    case .fill, .stroke: "Shape"
    case .text: "Text"
    case .symbol, .image: "Image"
    case .layer: "Group"
    }
  }

  package var text: String? {
    if case .text(let line) = item.content { line.string } else { nil }
  }

  package var imageName: String? {
    switch item.content {
    case .symbol(let symbol): symbol.name
    case .image(let image): image.name
    case .fill, .stroke, .text, .layer: nil
    }
  }

  /// The largest font size of the text or symbol in the picture's points, after `scaleEffect`.
  package var fontSize: Double? {
    let written: Double? =
      switch item.content {
      case .text(let line): line.runs.map(\.font.size).max()
      case .symbol(let symbol): symbol.font.size
      case .fill, .stroke, .image, .layer: nil
      }
    return written.map { $0 * transform.meanScale }
  }

  /// The leaf's paint, or the paint behind a mask, or `nil` for images.
  ///
  /// For a symbol, this is the paint of its first level; for text, the paint of its first run.
  package var paint: Paint? {
    if let stencilOf { return stencilOf.paint }
    switch item.content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
    case .text(let line): return line.runs.first?.paint
    case .symbol(let symbol): return SymbolPalette(symbol).main
    case .image, .layer: return nil
    }
  }

  /// The color of a fill, a stroke or a symbol, or `nil` for text, gradients and images.
  package var solidColor: RGBA? { text == nil ? paint?.plainColor : nil }
  /// The English name of `solidColor`.
  package var colorName: String? { solidColor.map { ColorName($0).rawValue } }
}

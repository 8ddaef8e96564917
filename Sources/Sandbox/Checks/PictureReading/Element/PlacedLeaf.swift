package import Drawing
package import Foundation

/// A leaf of a display list where the picture shows it, with what its layers leave of it.
///
/// Views say what was written, leaves what is drawn: a text may be drawn in several lines, a stack
/// not at all, and a symbol as the stencil of a colour.
package struct PlacedLeaf: Sendable {
  /// Its place in a walk over the list's leaves, those of masks after what they mask.
  package let ordinal: Int
  package let item: DisplayItem
  /// From the leaf's own points to the picture's.
  package let transform: AffineTransform2D
  /// In the picture's points, cut to the rectangles of its clips; null where nothing is left.
  package let frame: CGRect
  /// The product of its layers' opacities and, for fills and images, of its paint's mean alpha.
  package let opacity: Double
  /// False for what lies in a container background, in the system's own backdrop, or in a layer that
  /// is masked, blurred or blended: it is nobody's opaque fill.
  package let isPlain: Bool
  /// The background that the leaf belongs to: the container's, or the one that may not be removed.
  package let background: Layer.Role?
  /// What is seen through the leaf, where it is part of a mask: its alpha counts, its colour does not.
  package let stencilOf: Stencil?

  /// What shows through a mask.
  package struct Stencil: Sendable {
    /// The paint of the first shape behind the mask; nil where none is.
    package let paint: Paint?
  }

  /// The view that drew it; nil for what the system draws.
  package var node: Int? { item.node }
  package var isStencil: Bool { stencilOf != nil }

  /// True for texts and symbols.
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

  /// Texts and symbols: what a person reads.
  package var isReadable: Bool {
    if let text { return text.contains { !$0.isWhitespace } }
    return isGlyph
  }

  /// A filled shape; a material is a veil and no fill.
  package var isFill: Bool {
    guard case .fill(_, let paint, _) = item.content else { return false }
    if case .material = paint { return false }
    return true
  }

  /// The share of a shape's frame that has to be filled to be a block: a disc has 0.79 of it, a triangle
  /// half, the ring of a gauge a quarter.
  private static let fillingShare = 0.4

  /// True for a filled shape that is no ring and no line, which cover little of their frame.
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

  /// In square points.
  package var area: Double { frame.isNull ? 0 : max(frame.width, 0) * max(frame.height, 0) }

  /// How much of another rectangle the leaf lies under or over, from 0 to 1.
  package func covers(_ rect: CGRect) -> Double {
    let shared = frame.overlap(with: rect)
    let area = rect.width * rect.height
    return shared.isNull || area <= 0 ? 0 : shared.width * shared.height / area
  }

  /// Where its ink is, in the picture's points: `frame` without the room that a symbol may lean into.
  var inkFrame: CGRect {
    guard case .symbol(let symbol) = item.content else { return frame }
    return transform.apply(symbol.frame).overlap(with: frame)
  }

  /// The type of view that draws such a leaf.
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

  /// The name of an SF Symbol or image.
  package var imageName: String? {
    switch item.content {
    case .symbol(let symbol): symbol.name
    case .image(let image): image.name
    case .fill, .stroke, .text, .layer: nil
    }
  }

  /// The largest font of a text or symbol, in the picture's points: `scaleEffect` makes it larger or smaller.
  package var fontSize: Double? {
    let written: Double? =
      switch item.content {
      case .text(let line): line.runs.map(\.font.size).max()
      case .symbol(let symbol): symbol.font.size
      case .fill, .stroke, .image, .layer: nil
      }
    return written.map { $0 * transform.meanScale }
  }

  /// What the leaf is painted with, or what is seen through it; nil for images.
  ///
  /// Of a symbol it is the paint of the first level, of a text that of the first run.
  package var paint: Paint? {
    if let stencilOf { return stencilOf.paint }
    switch item.content {
    case .fill(_, let paint, _), .stroke(_, let paint, _): return paint
    case .text(let line): return line.runs.first?.paint
    case .symbol(let symbol): return SymbolPalette(symbol).main
    case .image, .layer: return nil
    }
  }

  /// The one colour of a fill, a stroke or a symbol; nil for texts, gradients and images.
  package var solidColor: RGBA? { text == nil ? paint?.plainColor : nil }
  /// That colour in one word of English.
  package var colorName: String? { solidColor.map { ColorName($0).rawValue } }
}

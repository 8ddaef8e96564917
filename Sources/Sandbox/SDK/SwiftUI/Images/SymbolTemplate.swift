import Drawing
import Foundation

/// A custom symbol: the drawings in a template exported from Apple's SF Symbols app.
///
/// A template has a group such as `Regular-M` for each weight and scale, drawn for a font of 100 points. Guides mark
/// the baseline and the margins on both sides.
struct SymbolTemplate: Sendable {
  /// A drawing for one weight and scale, measured in ems.
  struct Glyph: Sendable {
    var size: CGSize
    /// The distance from the top of the frame to the baseline.
    var baseline: Double
    var parts: [Part]
  }

  /// A filled area, in a unit square that's scaled to the frame.
  struct Part: Sendable {
    var outline: Outline
    var level: Int
    /// The color in multicolor rendering, or `nil` for the symbol's paint.
    var color: SystemColor?
  }

  private static let weights = [
    "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600,
    "Bold": 700, "Heavy": 800, "Black": 900,
  ]
  /// The font size that templates are drawn for.
  private static let unit = 100.0

  private let glyphs: [Variant: Glyph]

  private struct Variant: Hashable {
    var weight: Int
    var scale: String
  }

  /// Reads a template; returns `nil` if it contains no symbol.
  init?(_ file: String) {
    var reader = SymbolTemplateReader()
    reader.read(file)
    var glyphs: [Variant: Glyph] = [:]
    for (name, shapes) in reader.variants {
      let words = name.split(separator: "-")
      guard words.count == 2, let weight = Self.weights[String(words[0])] else { continue }
      let scale = String(words[1])
      let guides = reader.guides
      glyphs[Variant(weight: weight, scale: scale)] = Self.glyph(
        shapes, baseline: guides["Baseline-\(scale)"].map { Double($0.y) },
        left: (guides["left-margin-\(name)"] ?? guides["left-margin"]).map { Double($0.x) },
        right: (guides["right-margin-\(name)"] ?? guides["right-margin"]).map { Double($0.x) })
    }
    guard !glyphs.isEmpty else { return nil }
    self.glyphs = glyphs
  }

  private static func glyph(
    _ shapes: [SymbolTemplateReader.Shape], baseline: Double?, left: Double?, right: Double?
  ) -> Glyph? {
    let drawn = shapes.map(\.outline.bounds).filter { !$0.isNull && !$0.isEmpty }
      .reduce(CGRect.null) { $0.union($1) }
    guard !drawn.isNull, drawn.width > 0, drawn.height > 0 else { return nil }
    // Old templates have only one pair of margins, which doesn't suit most of their drawings.
    let (start, end) = (left ?? drawn.minX, right ?? drawn.maxX)
    let isInside = start <= drawn.maxX && end >= drawn.minX && start < end
    let frame = CGRect(
      x: isInside ? start : drawn.minX, y: drawn.minY, width: isInside ? end - start : drawn.width,
      height: drawn.height)
    let toFrame = AffineTransform2D.translation(x: -frame.minX, y: -frame.minY)
      .followed(by: .scale(x: 1 / frame.width, y: 1 / frame.height))
    return Glyph(
      size: CGSize(width: frame.width / unit, height: frame.height / unit),
      baseline: ((baseline ?? frame.maxY) - frame.minY) / unit,
      parts: shapes.map {
        Part(outline: $0.outline.applying(toFrame), level: $0.level, color: $0.color)
      })
  }

  /// Returns the drawing that's nearest to an image scale and a weight, resized to the scale.
  func glyph(weight: Int, scale: Image.Scale) -> Glyph {
    // A template may lack a scale, so another scale's drawing is resized.
    let scales: [(name: String, factor: Double)] = [
      ("S", Image.Scale.small.factor), ("M", Image.Scale.medium.factor),
      ("L", Image.Scale.large.factor),
    ]
    let best = glyphs.keys.min { first, second in
      func distance(_ variant: Variant) -> (Double, Int, Int) {
        let factor = scales.first { $0.name == variant.scale }?.factor ?? 1
        return (abs(factor - scale.factor), abs(variant.weight - weight), variant.weight)
      }
      return distance(first) < distance(second)
    }
    guard let best, var glyph = glyphs[best] else {
      return Glyph(size: .zero, baseline: 0, parts: [])
    }
    let factor = scale.factor / (scales.first { $0.name == best.scale }?.factor ?? 1)
    glyph.size.width *= factor
    glyph.size.height *= factor
    glyph.baseline *= factor
    return glyph
  }
}

/// An area of a drawn symbol.
struct SymbolPart {
  var outline: Outline
  /// Areas to cut out in order: the sign inside a filled circle, or the gap next to a slash.
  var cutouts: [Outline]
  /// The level in palette and hierarchical rendering: 0 for the main part, then 1 and 2.
  var level: Int
  var hue: SymbolHue?

  init(_ outline: Outline, cutout: Outline? = nil, level: Int = 0, hue: SymbolHue? = nil) {
    self.init(outline, cutouts: [cutout].compactMap(\.self), level: level, hue: hue)
  }

  init(_ outline: Outline, cutouts: [Outline], level: Int = 0, hue: SymbolHue? = nil) {
    self.outline = outline
    self.cutouts = cutouts.filter { !$0.elements.isEmpty }
    self.level = level
    self.hue = hue
  }

  func applying(_ transform: AffineTransform2D) -> SymbolPart {
    SymbolPart(
      outline.applying(transform), cutouts: cutouts.map { $0.applying(transform) }, level: level,
      hue: hue)
  }

  func without(_ area: Outline) -> SymbolPart {
    SymbolPart(outline, cutouts: cutouts + [area], level: level, hue: hue)
  }
}

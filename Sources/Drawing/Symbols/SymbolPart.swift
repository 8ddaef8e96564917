/// One area of a drawn symbol.
struct SymbolPart {
  var outline: Outline
  /// Left out of the area: the sign inside a filled circle.
  var cutout: Outline?
  /// 0 for the main part, 1 and 2 for what palette and hierarchical rendering set apart.
  var level: Int
  var hue: SymbolHue?

  init(_ outline: Outline, cutout: Outline? = nil, level: Int = 0, hue: SymbolHue? = nil) {
    self.outline = outline
    self.cutout = cutout
    self.level = level
    self.hue = hue
  }

  func applying(_ transform: AffineTransform2D) -> SymbolPart {
    SymbolPart(
      outline.applying(transform), cutout: cutout?.applying(transform), level: level, hue: hue)
  }
}

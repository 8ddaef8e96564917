/// An area of a drawn symbol.
struct SymbolPart {
  var outline: Outline
  /// Areas to cut out in order: the sign inside a filled circle, or the gap next to a slash.
  var cutouts: [Outline]
  /// The level in palette and hierarchical rendering: 0 for the main part, then 1 and 2.
  var level: Int
  var hue: SymbolHue?
  /// Whether the part is one of those that show a variable value, in order.
  var isVariable = false
  /// The rendering modes that draw the part.
  var layering = Layering.any

  /// The kinds of rendering modes: a filled enclosure has a hole in place of its sign if everything has one
  /// color, and a sign in the first color if the layers have their own.
  enum Layering {
    case any, flat, layered

    func includes(_ mode: SymbolDrawing.RenderingMode) -> Bool {
      switch self {
      case .any: true
      case .flat: mode == .monochrome || mode == .multicolor
      case .layered: mode == .hierarchical || mode == .palette
      }
    }
  }

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
    changed {
      $0.outline = outline.applying(transform)
      $0.cutouts = cutouts.map { $0.applying(transform) }
    }
  }

  func without(_ area: Outline) -> SymbolPart { changed { $0.cutouts.append(area) } }

  var variable: SymbolPart { changed { $0.isVariable = true } }

  func level(_ level: Int) -> SymbolPart { changed { $0.level = level } }

  func only(_ layering: Layering) -> SymbolPart { changed { $0.layering = layering } }

  private func changed(_ change: (inout SymbolPart) -> Void) -> SymbolPart {
    var part = self
    change(&part)
    return part
  }
}

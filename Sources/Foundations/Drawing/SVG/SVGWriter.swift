import Foundation

/// Converts display items to SVG elements and the definitions that they reference.
struct SVGWriter {
  let size: CGSize
  /// The area that can affect the picture, in the coordinates of the current layer.
  ///
  /// Masks and filters cover no more than this area, because renderers process each of their pixels.
  var needed: CGRect
  /// Gradients, clips, masks and filters, one per line.
  private(set) var definitions = ""
  private var count = 0
  private var known: [String: String] = [:]
  /// A prefix for ids, which keeps them unique in a document with several pictures.
  private let prefix: String

  init(size: CGSize, prefix: String = "") {
    self.size = size
    self.prefix = prefix
    needed = CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1)
  }

  /// Adds a definition and returns its id; equal definitions share an id.
  mutating func define(_ make: (String) -> String) -> String {
    let key = make("")
    if let name = known[key] { return name }
    count += 1
    let name = "\(prefix)d\(count)"
    known[key] = name
    definitions += make(name) + "\n"
    return name
  }

  mutating func group(of items: [DisplayItem]) -> String {
    var below = ""
    for item in items {
      guard case .layer(let layer) = item.content else {
        below += leaf(item)
        continue
      }
      let element = element(for: layer)
      switch layer.blendMode {
      case .destinationOut:
        below = cut(element, outOf: below)
      case .destinationOver:
        below = element + below
      case .sourceAtop:
        below += keep(element, within: below)
      default:
        below += element
      }
    }
    return below
  }

  private mutating func leaf(_ item: DisplayItem) -> String {
    switch item.content {
    case .fill(let outline, let paint, let isEvenOdd):
      return shape(outline, paint, isEvenOdd: isEvenOdd)
    case .stroke(let outline, let paint, let pattern):
      return stroke(outline, paint, pattern)
    case .text(let line):
      return text(line)
    case .symbol(let symbol):
      return self.symbol(symbol)
    case .image(let image):
      return self.image(image)
    case .layer(let layer):
      return element(for: layer)
    }
  }

  mutating func shape(_ outline: Outline, _ paint: Paint, isEvenOdd: Bool = false) -> String {
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    if case .angularGradient(let stops, let center, let start, let end) = paint {
      return sweep(
        stops: stops, center: center, start: start, end: end, inside: outline,
        isEvenOdd: isEvenOdd)
    }
    return "<path d=\"\(SVGNumber.path(outline))\"\(rule) \(fill(paint))/>\n"
  }

  private mutating func stroke(
    _ outline: Outline, _ paint: Paint, _ pattern: StrokePattern
  ) -> String {
    if case .angularGradient = paint { return shape(outline.stroked(pattern), paint) }
    var attributes = fill(paint, attribute: "stroke")
    attributes += " stroke-width=\"\(SVGNumber.text(pattern.width))\""
    if pattern.cap != .butt { attributes += " stroke-linecap=\"\(pattern.cap.rawValue)\"" }
    if pattern.join == .miter {
      attributes += " stroke-miterlimit=\"\(SVGNumber.text(max(pattern.miterLimit, 1)))\""
    } else {
      attributes += " stroke-linejoin=\"\(pattern.join.rawValue)\""
    }
    if !pattern.dash.isEmpty {
      let dash = pattern.dash.map(SVGNumber.text).joined(separator: " ")
      attributes +=
        " stroke-dasharray=\"\(dash)\" stroke-dashoffset=\"\(SVGNumber.text(pattern.dashPhase))\""
    }
    return "<path d=\"\(SVGNumber.path(outline))\" fill=\"none\" \(attributes)/>\n"
  }

  private mutating func symbol(_ symbol: SymbolDrawing) -> String {
    let parts = SymbolShape.parts(of: symbol)
    let words = SVGNumber.escaped(SymbolGlyph.named(symbol.name).english)
    var content = ""
    for part in parts {
      var element = shape(part.outline, part.paint)
      for cutout in part.cutouts {
        element = cut("<path d=\"\(SVGNumber.path(cutout))\"/>\n", outOf: element)
      }
      content += element
    }
    if parts.isEmpty {
      let glyph = SVGNumber.escaped(String(SymbolGlyph.named(symbol.name).character))
      let (x, y) = (symbol.frame.midX, symbol.frame.midY + symbol.font.size * 0.36)
      content =
        "<text x=\"\(SVGNumber.text(x))\" y=\"\(SVGNumber.text(y))\" text-anchor=\"middle\" "
        + "font-size=\"\(SVGNumber.text(symbol.font.size))\" \(fill(SymbolPalette(symbol).main))>\(glyph)</text>\n"
    }
    return "<g aria-label=\"\(words)\">\n\(content)</g>\n"
  }
}

import Foundation
import Pixels

extension SVGWriter {
  mutating func element(for layer: Layer) -> String {
    let outside = needed
    defer { needed = outside }
    needed = layer.needed(for: outside)
    var content = group(of: layer.items)
    guard !content.isEmpty, layer.opacity > 0 else { return "" }
    if let mask = layer.mask {
      let stencil = group(of: mask)
      let name = defineMask("<g filter=\"url(#\(whitening()))\">\(stencil)</g>")
      content = "<g mask=\"url(#\(name))\">\n\(content)</g>\n"
    }
    if let filter = filter(for: layer) {
      content = "<g filter=\"url(#\(filter))\">\n\(content)</g>\n"
    }
    var attributes: [String] = []
    if let outline = layer.clip {
      let rule = layer.isClipEvenOdd ? " clip-rule=\"evenodd\"" : ""
      let name = define {
        "<clipPath id=\"\($0)\"><path d=\"\(SVGNumber.path(outline))\"\(rule)/></clipPath>"
      }
      attributes.append("clip-path=\"url(#\(name))\"")
    }
    if layer.opacity < 1 { attributes.append("opacity=\"\(SVGNumber.text(layer.opacity))\"") }
    if !layer.transform.isIdentity {
      attributes.append("transform=\"\(SVGNumber.transform(layer.transform))\"")
    }
    var style: [String] = []
    if let mode = layer.blendMode.css { style.append("mix-blend-mode:\(mode)") }
    if layer.isCompositingGroup { style.append("isolation:isolate") }
    if !style.isEmpty { attributes.append("style=\"\(style.joined(separator: ";"))\"") }
    if attributes.isEmpty { return content }
    return "<g \(attributes.joined(separator: " "))>\n\(content)</g>\n"
  }

  /// Returns the elements in `below` with the shape of `element` cut out.
  mutating func cut(_ element: String, outOf below: String) -> String {
    let name = defineMask(
      "\(everywhere("white"))<g filter=\"url(#\(blackening()))\">\(element)</g>")
    return "<g mask=\"url(#\(name))\">\n\(below)</g>\n"
  }

  /// Returns `element` masked by the elements in `below`.
  mutating func keep(_ element: String, within below: String) -> String {
    let name = defineMask("<g filter=\"url(#\(whitening()))\">\(below)</g>")
    return "<g mask=\"url(#\(name))\">\n\(element)</g>\n"
  }

  private mutating func defineMask(_ content: String) -> String {
    let (x, y, width, height) = reach
    return define {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" "
        + "width=\"\(width)\" height=\"\(height)\">\(content)</mask>"
    }
  }

  private func everywhere(_ color: String) -> String {
    let (x, y, width, height) = reach
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(color)\"/>"
  }

  private var reach: (String, String, String, String) {
    (
      SVGNumber.text(needed.minX), SVGNumber.text(needed.minY), SVGNumber.text(needed.width),
      SVGNumber.text(needed.height)
    )
  }

  /// Returns a filter that turns every color white and keeps alpha, because masks use luminance.
  private mutating func whitening() -> String {
    defineFilter("<feColorMatrix values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0\"/>")
  }

  private mutating func blackening() -> String {
    defineFilter("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
  }

  /// Returns a filter that fills a picture's shape with one color.
  mutating func flattening(to color: RGBA) -> String {
    defineFilter(
      "<feFlood flood-color=\"\(SVGNumber.hex(color))\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    )
  }

  private mutating func defineFilter(_ content: String) -> String {
    let (x, y, width, height) = reach
    return define {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" "
        + "height=\"\(height)\" color-interpolation-filters=\"sRGB\">\(content)</filter>"
    }
  }

  private mutating func filter(for layer: Layer) -> String? {
    var steps = layer.colorEffects.map(Self.step).joined()
    if layer.blurRadius > 0 {
      steps += "<feGaussianBlur stdDeviation=\"\(SVGNumber.text(layer.blurRadius))\"/>"
    }
    if let shadow = layer.shadow {
      steps += Self.shadow(shadow, of: steps.isEmpty ? "SourceGraphic" : "drawn")
    }
    return steps.isEmpty ? nil : defineFilter(steps)
  }

  /// Returns a drop shadow in basic steps, because some viewers lack `feDropShadow`.
  private static func shadow(_ shadow: Layer.Shadow, of source: String) -> String {
    // Names the previous result, so that it can be drawn over its shadow.
    let naming = source == "drawn" ? "<feOffset result=\"drawn\"/>" : ""
    return naming
      + "<feGaussianBlur in=\"\(source)\" stdDeviation=\"\(SVGNumber.text(shadow.radius))\"/>"
      + "<feOffset dx=\"\(SVGNumber.text(shadow.offset.width))\" dy=\"\(SVGNumber.text(shadow.offset.height))\" result=\"cast\"/>"
      + "<feFlood flood-color=\"\(SVGNumber.hex(shadow.color))\" flood-opacity=\"\(SVGNumber.text(shadow.color.alpha))\"/>"
      + "<feComposite in2=\"cast\" operator=\"in\"/>"
      + "<feMerge><feMergeNode/><feMergeNode in=\"\(source)\"/></feMerge>"
  }

  /// Returns an effect as a matrix for colors that aren't premultiplied.
  private static func step(_ effect: Layer.ColorEffect) -> String {
    if case .luminanceToAlpha = effect {
      return "<feColorMatrix in=\"SourceGraphic\" type=\"luminanceToAlpha\" result=\"l\"/>"
        + "<feComposite in=\"l\" in2=\"SourceAlpha\" operator=\"in\"/>"
    }
    if case .multiply(let color) = effect {
      var values = SVGNumber.list(color.red, 0, 0, 0, 0)
      values += " " + SVGNumber.list(0, color.green, 0, 0, 0)
      values += " " + SVGNumber.list(0, 0, color.blue, 0, 0)
      values += " " + SVGNumber.list(0, 0, 0, color.alpha, 0)
      return "<feColorMatrix values=\"\(values)\"/>"
    }
    let matrix = ColorMatrix(effect)
    var values = ""
    // Constants multiply alpha in premultiplied colors; otherwise, they are the fifth column.
    for row in [matrix.red, matrix.green, matrix.blue] {
      values += SVGNumber.list(Double(row.x), Double(row.y), Double(row.z), 0, Double(row.w)) + " "
    }
    return "<feColorMatrix values=\"\(values)0 0 0 1 0\"/>"
  }
}

extension Layer {
  /// Returns the part of the layer's content that affects an area outside the layer.
  ///
  /// Blurs and shadows reach content beyond that area.
  fileprivate func needed(for area: CGRect) -> CGRect {
    guard let inside = transform.inverse?.apply(area) else { return area }
    let blur = Self.reach(of: blurRadius)
    guard let shadow else { return inside.insetBy(dx: -blur, dy: -blur) }
    let cast = blur + Self.reach(of: shadow.radius)
    return inside.insetBy(
      dx: -(cast + Self.length(shadow.offset.width)),
      dy: -(cast + Self.length(shadow.offset.height)))
  }

  /// Returns the distance in points from which a blur takes colors.
  private static func reach(of radius: Double) -> Double { length(3 * radius) }

  /// Returns the length, limited to that of a large screen so that areas stay finite.
  private static func length(_ length: Double) -> Double {
    length.isFinite ? min(abs(length), 3000) : 3000
  }
}

extension LayerBlendMode {
  /// The CSS name, or `nil` for source-over and modes that CSS lacks.
  fileprivate var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "multiply"
    }
  }
}

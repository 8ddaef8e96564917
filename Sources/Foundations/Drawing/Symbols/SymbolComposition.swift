import Foundation

/// Composes a symbol from the words of its name.
///
/// The words describe an object, an enclosure around it, a slash through it, and a badge at its corner.
struct SymbolComposition {
  let isFilled: Bool
  /// Whether words without a drawing may be left out at the end.
  var allowsGaps = false

  /// Returns the parts for the words without `fill`, or none if they have no drawing.
  func parts(of words: ArraySlice<String>) -> [SymbolPart] {
    guard let last = words.last else { return [] }
    if let parts = drawn(words) { return parts }
    if let region = SymbolRegion(words) { return region.parts() }
    if let place = words.firstIndex(where: { $0.hasSuffix("badge") }), place > words.startIndex {
      return badged(parts(of: words[..<place]), with: words[(place + 1)...])
    }
    guard words.count > 1 else { return [] }
    let rest = words.dropLast()
    if last == "slash" { return Self.slashed(parts(of: rest)) }
    if let enclosure = SymbolEnclosure(rawValue: last) {
      let inner = filled.parts(of: rest)
      if !inner.isEmpty { return enclosure.around(inner, isFilled: isFilled) }
    }
    if last == "dashed", let parts = dashed(rest) { return parts }
    if let parts = stacked(words) ?? held(words) ?? waving(words) ?? marked(words) { return parts }
    return allowsGaps ? parts(of: rest) : []
  }

  private var filled: SymbolComposition {
    SymbolComposition(isFilled: true, allowsGaps: allowsGaps)
  }

  private func drawn(_ words: ArraySlice<String>) -> [SymbolPart]? {
    let plain = words.map { Self.plainDirections[$0] ?? $0 }
    for names in [Array(words), plain] {
      if let parts = drawn(names.joined(separator: ".")) { return parts }
      let mirrored = names.map { Self.opposites[$0] ?? $0 }
      if mirrored != names, let parts = drawn(mirrored.joined(separator: ".")) {
        return parts.map { $0.applying(.scale(x: -1, y: 1).around(SketchPen.point(0.5, 0.5))) }
      }
    }
    return nil
  }

  private func drawn(_ name: String) -> [SymbolPart]? {
    SketchReader.parts(of: name, isFilled: isFilled)
      ?? IconOutlines.parts(of: name, isFilled: isFilled)
      ?? SymbolSketch(isFilled: isFilled).parts(of: name)
  }

  /// Directions in text that runs from left to right.
  private static let plainDirections = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
  ]

  /// Words of names whose symbols are mirror images.
  private static let opposites = [
    "left": "right", "right": "left", "leading": "trailing", "trailing": "leading",
    "forward": "backward", "backward": "forward",
  ]

  /// Adds a line from the upper left to the lower right, with a gap next to it.
  private static func slashed(_ parts: [SymbolPart]) -> [SymbolPart] {
    guard !parts.isEmpty else { return [] }
    let gap = SketchPen.line((0.06, 0.0), (1.04, 0.98), width: 0.1)
    let line = SketchPen.line((0.06, 0.06), (0.94, 0.94), width: 0.08)
    return parts.map { $0.without(gap) } + [SymbolPart(line)]
  }

  /// Replaces the enclosure's line by dashes, or returns `nil` without an enclosure.
  private func dashed(_ words: ArraySlice<String>) -> [SymbolPart]? {
    guard let enclosure = words.last, SymbolEnclosure(rawValue: enclosure) != nil,
      let dashes = drawn("\(enclosure).dashed")
    else { return nil }
    let enclosed = SymbolComposition(isFilled: false, allowsGaps: allowsGaps).parts(of: words)
    return enclosed.isEmpty ? nil : dashes + enclosed.dropFirst()
  }

  /// Adds a dot at the upper right, or a sign in a circle at the lower right.
  private func badged(_ parts: [SymbolPart], with words: ArraySlice<String>) -> [SymbolPart] {
    guard !parts.isEmpty else { return [] }
    if words.isEmpty {
      return parts.map { $0.without(SketchPen.circle(0.8, 0.2, 0.24)).level($0.level + 1) }
        + [SymbolPart(SketchPen.circle(0.8, 0.2, 0.17), hue: .danger)]
    }
    if words.count == 1, let enclosure = SymbolEnclosure(rawValue: words[words.startIndex]) {
      return enclosure.around(badged(parts, with: []), isFilled: isFilled)
    }
    // The sign of a clock is its hands, because the badge is its face.
    let signs = filled.parts(of: words).filter { $0.layering != .layered }
    guard allowsGaps || !signs.isEmpty else { return [] }
    let holes = signs.flatMap(\.cutouts)
    let scale = holes.isEmpty ? 0.28 : 0.44
    let sign = (holes.isEmpty ? signs.map(\.outline) : holes).map { outline in
      outline.applying(
        AffineTransform2D.scale(x: scale, y: scale)
          .followed(by: .translation(x: 0.76 - scale / 2, y: 0.76 - scale / 2)))
    }
    return parts.map { $0.without(SketchPen.circle(0.76, 0.76, 0.32)).level($0.level + 1) }
      + [SymbolPart(SketchPen.circle(0.76, 0.76, 0.24), cutout: SketchPen.joined(sign))]
  }
}

import Drawing
import FontFiles
import Foundation

/// The glyphs of a bundled font, for measuring and drawing text.
struct BundledGlyphs: GlyphSource {
  let face: FontFace

  func contains(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { face.glyph(of: $0) != nil }
  }

  func advance(of character: Character) -> Double? { glyph(of: character)?.advance }

  func kerning(between first: Character, and second: Character) -> Double {
    guard let first = glyph(of: first), let second = glyph(of: second) else { return 0 }
    return face.kerning(between: first, and: second)
  }

  func outline(of character: Character) -> Outline {
    Outline(
      elements: (glyph(of: character)?.steps ?? []).map { step in
        switch step {
        case .move(let point): .move(point)
        case .line(let point): .line(point)
        case .quadCurve(let end, let control): .quadCurve(to: end, control: control)
        case .curve(let end, let first, let second):
          .curve(to: end, control1: first, control2: second)
        case .close: .close
        }
      })
  }

  private func glyph(of character: Character) -> FontGlyph? {
    var scalars = character.unicodeScalars
    if scalars.count > 1 {
      scalars = String(character).precomposedStringWithCanonicalMapping.unicodeScalars
    }
    guard scalars.count == 1, let scalar = scalars.first, !Self.needsShaping(scalar) else {
      return nil
    }
    return face.glyph(of: scalar)
  }

  /// Returns whether the letters of a script change with their neighbors, from Hebrew to Tibetan and Burmese, and
  /// from Khmer to Vedic; digits don't change.
  private static func needsShaping(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .decimalNumber else { return false }
    return switch scalar.value {
    case 0x590..<0x10A0, 0x1780..<0x1D00, 0xA800..<0xAC00, 0xFB1D..<0xFE00, 0xFE70..<0xFEFF: true
    default: false
    }
  }
}

extension Typeface {
  init(_ face: FontFace) {
    self.init(
      name: face.postScriptName, ascent: face.metrics.ascent, descent: face.metrics.descent,
      capHeight: face.metrics.capHeight, xHeight: face.metrics.xHeight,
      glyphs: BundledGlyphs(face: face))
  }
}

extension FontDescription {
  /// Creates the description of a bundled font's face.
  init(_ face: FontFace, size: Double) {
    self.init(size: size, weight: face.weight, isItalic: face.isItalic)
    take(face)
  }

  /// The face of a bundled font, or `nil` for the system font.
  var bundledFace: FontFace? { (typeface?.glyphs as? BundledGlyphs)?.face }

  /// Returns the font at another size, with its own line height.
  func withSize(_ points: Double) -> FontDescription {
    var copy = self
    copy.size = points
    copy.lineHeight = nil
    if let face = bundledFace { copy.take(face) }
    return copy
  }

  /// Replaces the face by the member of its family that has the description's weight and slant.
  mutating func chooseFamilyMember() {
    guard let face = bundledFace else { return }
    let member = BundledFonts.main.face(like: face, weight: weight, isItalic: isItalic)
    if member !== face { take(member) }
  }

  private mutating func take(_ face: FontFace) {
    typeface = Typeface(face)
    let metrics = face.metrics
    lineHeight =
      metrics.lineGap > 0 ? size * (metrics.ascent + metrics.descent + metrics.lineGap) : nil
  }
}

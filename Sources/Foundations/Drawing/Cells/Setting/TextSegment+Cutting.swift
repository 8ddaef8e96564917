import Foundation
import Pixels

extension TextSegment {
  static func segments(
    of placed: [PlacedGlyphs], width: Double, scale: CellScale, repertoire: CharacterRepertoire
  ) -> [TextSegment] {
    placed.flatMap { item -> [TextSegment] in
      switch item.content {
      case .text(let line):
        segments(of: line, item: item, width: width, scale: scale, repertoire: repertoire)
      case .symbol(let symbol):
        [segment(of: symbol, item: item, scale: scale, repertoire: repertoire)]
      }
    }
  }

  private static func segment(
    of symbol: SymbolDrawing, item: PlacedGlyphs, scale: CellScale,
    repertoire: CharacterRepertoire
  ) -> TextSegment {
    let sign = SymbolGlyph.named(symbol.name)
    let glyph = Glyph(
      text: String(repertoire == .ascii ? sign.ascii : sign.character), cells: 1,
      left: symbol.frame.minX, right: symbol.frame.maxX, font: symbol.font, attributes: [])
    return TextSegment(
      glyphs: [glyph], kind: .written, frame: symbol.frame,
      baseline: symbol.frame.midY + TextMetrics.sanFrancisco.capHeight(of: symbol.font) / 2,
      anchor: .center, accent: item.accent, node: item.node, spacing: scale.width)
  }

  private static func segments(
    of line: TextLine, item: PlacedGlyphs, width: Double, scale: CellScale,
    repertoire: CharacterRepertoire
  ) -> [TextSegment] {
    // Parts outside the picture aren't visible on the phone either.
    var glyphs = glyphs(of: line, repertoire: repertoire)
      .filter { $0.right > 0.5 && $0.left < width - 0.5 }
    if line.frame.maxX > width + 0.5 {
      let room = Int(saturating: width / scale.width)
      var used = 0
      glyphs = Array(
        glyphs.prefix { glyph in
          used += glyph.cells
          return used <= room
        })
    }
    guard glyphs.contains(where: { !$0.isSpace }) else { return [] }
    var segments: [TextSegment] = []
    var current: [Glyph] = []
    var kind = Kind.written
    func finish() {
      guard let first = current.first, let last = current.last,
        current.contains(where: { !$0.isSpace })
      else {
        current = []
        return
      }
      segments.append(
        TextSegment(
          glyphs: current, kind: kind,
          frame: CGRect(
            x: first.left, y: line.frame.minY, width: last.right - first.left,
            height: line.frame.height),
          baseline: line.baseline, anchor: line.anchor, accent: item.accent, node: item.node,
          spacing: scale.width))
      current = []
    }
    for glyph in glyphs {
      let wanted = Self.kind(of: glyph, repertoire: repertoire)
      if wanted != kind, !glyph.isSpace || current.isEmpty {
        finish()
        kind = wanted
      }
      current.append(glyph)
    }
    finish()
    // The parts of a mixed line keep their positions.
    if segments.count > 1 {
      for index in segments.indices { segments[index].anchor = .leading }
    }
    return segments
  }

  private static func kind(of glyph: Glyph, repertoire: CharacterRepertoire) -> Kind {
    // Large letters aren't legible in ASCII.
    if repertoire == .ascii || glyph.font.size < BlockFont.smallestSize { return .written }
    // Hangul and other wide characters are two cells wide; spaced apart, they don't read as words.
    if glyph.cells > 1 { return .written }
    return glyph.text.first.map(BlockFont.canDraw) == true ? .drawn : .spaced
  }

  /// The maximum number of characters in a run; more can't be visible.
  private static let longestRun = 4096

  private static func glyphs(of line: TextLine, repertoire: CharacterRepertoire) -> [Glyph] {
    var glyphs: [Glyph] = []
    var x = line.frame.minX
    for run in line.runs {
      var attributes: Cell.Attributes = []
      if run.font.weight >= 600 { attributes.insert(.bold) }
      if run.font.isItalic { attributes.insert(.italic) }
      if run.isUnderlined { attributes.insert(.underline) }
      if run.isStruckThrough { attributes.insert(.strikethrough) }
      if let symbol = run.symbol {
        let sign = SymbolGlyph.named(symbol)
        glyphs.append(
          Glyph(
            text: String(repertoire == .ascii ? sign.ascii : sign.character), cells: 1, left: x,
            right: x + run.width, font: run.font, attributes: attributes))
        x += run.width
        continue
      }
      // Characters share the run's width in proportion to their natural widths. Text far beyond the screen is
      // ignored.
      let string = run.string.prefix(longestRun)
      let advances = string.map { TextMetrics.sanFrancisco.advance(of: $0, in: run.font) }
      let natural = advances.reduce(0, +)
      let isWhole = string.endIndex == run.string.endIndex
      let factor = natural > 0 && isWhole ? run.width / natural : 1
      var left = x
      for (character, advance) in zip(string, advances) {
        let right = left + advance * factor
        let parts = TerminalText.characters(for: character, repertoire: repertoire)
        for (index, part) in parts.enumerated() {
          let share = (right - left) / Double(parts.count)
          glyphs.append(
            Glyph(
              text: String(part), cells: CellWidth.of(part), left: left + share * Double(index),
              right: left + share * Double(index + 1), font: run.font, attributes: attributes))
        }
        left = right
      }
      x += run.width
    }
    return glyphs
  }
}

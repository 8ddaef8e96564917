import Foundation
import Pixels

/// Assigns cells to each piece of text, based on its anchor and row, without overlap.
struct TextSetter {
  let scale: CellScale
  let columns: Int
  let rows: Int
  let repertoire: CharacterRepertoire
  /// Whether to set only the accent group in bold, for output without color.
  var weighsGroups = false

  struct Placement {
    var segment: TextSegment
    var row: Int
    var column: Int = 0
    /// Whether the segment also overlaps other text on the phone; it then keeps its position.
    var isLoose = false
  }

  func set(_ placed: [PlacedGlyphs]) -> SetText {
    var result = SetText()
    let segments = TextSegment.segments(
      of: placed, width: Double(columns) * scale.width, scale: scale, repertoire: repertoire)
    var tall: [TextSegment] = []
    var flat: [TextSegment] = []
    for segment in segments where isInside(segment) {
      if segment.kind == .drawn { tall.append(segment) } else { flat.append(segment) }
    }
    var obstacles: [Obstacle] = []
    for segment in tall {
      if let letters = draw(segment, beside: flat, and: obstacles) {
        obstacles.append(letters.obstacle)
        result.drawn += letters.glyphs
      } else {
        var segment = segment
        segment.kind = .spaced
        flat.append(segment)
      }
    }
    var placements = chooseRows(for: flat, obstacles: obstacles)
    for row in 0..<rows {
      let indices = placements.indices.filter { placements[$0].row == row }
      solve(
        row: row, indices: indices, placements: &placements, obstacles: obstacles,
        notes: &result.notes)
    }
    for placement in placements { result.glyphs += glyphs(of: placement) }
    return result
  }

  private func isInside(_ segment: TextSegment) -> Bool {
    segment.frame.maxX > 0 && segment.frame.minX < Double(columns) * scale.width
      && segment.middle > -scale.height / 2 && segment.middle < (Double(rows) + 0.5) * scale.height
  }

  func wantedColumn(_ segment: TextSegment) -> Int {
    let left = segment.frame.minX / scale.width
    let right = segment.frame.maxX / scale.width
    switch segment.kind {
    case .spaced:
      let first = segment.glyphs.first
      let middle = ((first?.left ?? 0) + (first?.right ?? 0)) / 2 / scale.width
      return max(Int(saturating: (middle - Double(first?.cells ?? 1) / 2).rounded()), 0)
    case .written, .drawn:
      switch isCentred(segment) ? .center : segment.anchor {
      case .leading: return Int(saturating: (left + 0.001).rounded())
      case .center:
        return Int(saturating: ((left + right - Double(segment.width)) / 2 + 0.001).rounded())
      case .trailing: return Int(saturating: right.rounded()) - segment.width
      }
    }
  }

  /// Returns whether to center a line in the picture because it would look off-center otherwise.
  ///
  /// In narrow cells, text becomes much narrower than on the phone, because each character takes one cell.
  private func isCentred(_ segment: TextSegment) -> Bool {
    scale.width < CellScale.standard.width
      && segment.frame.width / scale.width - Double(segment.width) >= Self.muchNarrower
      && abs(segment.frame.midX - Double(columns) * scale.width / 2) <= scale.width / 2
  }

  /// The minimum difference in width for centering, in cells.
  private static let muchNarrower = 3.0

  func wantedRow(_ segment: TextSegment) -> Int {
    min(max(Int(saturating: (segment.middle / scale.height).rounded(.down)), 0), max(rows - 1, 0))
  }

  private func glyphs(of placement: Placement) -> [SetGlyph] {
    let band = placement.segment.band
    return zip(placement.segment.glyphs, placement.segment.offsets).compactMap { glyph, offset in
      let source = CGRect(
        x: glyph.left, y: band.top, width: max(glyph.right - glyph.left, 0.1),
        height: max(band.bottom - band.top, 0.1))
      return SetGlyph(
        text: glyph.text, column: placement.column + offset, row: placement.row,
        attributes: attributes(of: glyph, in: placement.segment), source: source)
    }
  }

  private func attributes(
    of glyph: TextSegment.Glyph, in segment: TextSegment
  ) -> Cell.Attributes {
    guard weighsGroups else { return glyph.attributes }
    return segment.accent == .accent
      ? glyph.attributes.union(.bold) : glyph.attributes.subtracting(.bold)
  }
}

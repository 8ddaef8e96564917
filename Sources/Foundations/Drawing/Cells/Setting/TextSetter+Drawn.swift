import Foundation
import Pixels

extension TextSetter {
  /// Draws a segment in large letters, or returns `nil` if there's no room.
  func draw(
    _ segment: TextSegment, beside flat: [TextSegment], and obstacles: [Obstacle]
  ) -> (glyphs: [DrawnGlyph], obstacle: Obstacle)? {
    let natural = Int(
      saturating: (TextMetrics.sanFrancisco.capHeight(of: largestFont(segment)) / pixelHeight)
        .rounded())
    // Letters taller than the picture aren't legible.
    guard natural <= rows * 2 else { return nil }
    var heights = [max(natural, BlockGlyph.bodyRows)]
    if natural <= BlockGlyph.bodyRows { heights.append(4) }
    for height in heights {
      for shift in [0, -1, 1] {
        guard let letters = letters(of: segment, height: height, shift: shift) else { continue }
        let cells = obstacle(around: letters, of: segment)
        if isFree(cells, for: segment, beside: flat, and: obstacles) { return (letters, cells) }
      }
    }
    return nil
  }

  private var pixelWidth: Double { scale.width / 2 }
  private var pixelHeight: Double { scale.height / 2 }

  private func largestFont(_ segment: TextSegment) -> FontDescription {
    segment.glyphs.max { $0.font.size < $1.font.size }?.font ?? FontDescription(size: 28)
  }

  private func letters(of segment: TextSegment, height: Int, shift: Int) -> [DrawnGlyph]? {
    let font = largestFont(segment)
    let isHeavy = font.weight >= 600
    let table = height < BlockGlyph.bodyRows ? BlockFont.smallGlyphs : BlockFont.glyphs
    let top = Int(saturating: (segment.middle / pixelHeight - Double(height) / 2).rounded()) + shift
    var result: [DrawnGlyph] = []
    var end = Int.min
    for glyph in segment.glyphs where !glyph.isSpace {
      guard let character = glyph.text.first, let drawing = table[character] else { return nil }
      let room = Int(saturating: ((glyph.right - glyph.left) / pixelWidth).rounded())
      let size = Int(saturating: (Double(height) * glyph.font.size / font.size).rounded())
      let stretched = drawing.stretched(
        width: min(max(room - (room >= 7 ? 2 : 1), drawing.columns), columns * 2),
        height: min(max(size, drawing.body.count), rows * 2),
        isHeavy: isHeavy)
      let width = stretched.body.first?.count ?? 0
      let wanted = Int(
        saturating: ((glyph.left + glyph.right) / 2 / pixelWidth - Double(width) / 2).rounded())
      let left = end == Int.min ? wanted : max(wanted, end + 1)
      end = left + width
      let isBelow = size < height ? height - size : 0
      result.append(
        DrawnGlyph(
          pixels: stretched.body + stretched.descender, left: left, top: top + isBelow,
          source: CGRect(
            x: glyph.left, y: segment.band.top, width: glyph.right - glyph.left,
            height: segment.band.bottom - segment.band.top)))
    }
    return anchored(result, in: segment)
  }

  /// Aligns letters that are wider than on the phone with their line's anchor.
  private func anchored(_ letters: [DrawnGlyph], in segment: TextSegment) -> [DrawnGlyph]? {
    guard let first = letters.first, let last = letters.last else { return nil }
    let width = last.left + (last.pixels.first?.count ?? 0) - first.left
    let excess = width - Int(saturating: (segment.frame.width / pixelWidth).rounded(.up))
    let limit = columns * 2
    guard width <= limit else { return nil }
    var move = 0
    if excess > 0 {
      switch segment.anchor {
      case .leading: break
      case .center: move = -excess / 2
      case .trailing: move = -excess
      }
    }
    move = min(max(move, -first.left), limit - width - first.left)
    return letters.map { letter in
      var letter = letter
      letter.left += move
      return letter
    }
  }

  private func obstacle(around letters: [DrawnGlyph], of segment: TextSegment) -> Obstacle {
    let left = letters.map(\.left).min() ?? 0
    let right = letters.map { $0.left + ($0.pixels.first?.count ?? 0) }.max() ?? 0
    let top = letters.map(\.top).min() ?? 0
    let bottom = letters.map { $0.top + $0.pixels.count }.max() ?? 0
    func half(_ value: Int) -> Int { value >> 1 }
    return Obstacle(
      columns: half(left)..<max(half(right + 1), half(left)),
      rows: half(top)..<max(half(bottom + 1), half(top)), frame: segment.frame)
  }

  private func isFree(
    _ cells: Obstacle, for segment: TextSegment, beside flat: [TextSegment],
    and obstacles: [Obstacle]
  ) -> Bool {
    guard cells.rows.lowerBound >= 0, cells.rows.upperBound <= rows else { return false }
    for other in obstacles
    where cells.rows.overlaps(other.rows) && cells.columns.overlaps(other.columns)
      && !other.frame.insetBy(dx: 1, dy: 1).overlaps(segment.frame)
    {
      return false
    }
    for other in flat where cells.rows.contains(wantedRow(other)) && !other.overlaps(segment) {
      let column = wantedColumn(other)
      let isAside =
        other.frame.minX >= segment.frame.maxX - 1 || other.frame.maxX <= segment.frame.minX + 1
      if !isAside, cells.columns.overlaps(column..<column + max(other.width, 1)) { return false }
    }
    return true
  }
}

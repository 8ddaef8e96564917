import Drawing
import Foundation

/// A typesetter that sets measured text within limits.
///
/// Text that doesn't fit is first tightened, then scaled, then truncated, each only if allowed. The order is
/// Apple's.
struct Typesetter {
  /// The maximum tightening of each character, as a fraction of the font's size.
  private static let tightestSpacing = 0.03
  /// The number of halvings in the search for a scale, for a precision finer than a thousandth.
  private static let scaleSteps = 11

  let text: MeasuredText
  let limits: TextLimits
  /// The number of pixels per point for rounding up, or `nil` for exact sizes.
  let displayScale: Double?

  func set() -> TypesetText {
    guard !text.isEmpty else {
      return TypesetText(lines: [], size: .zero, scale: 1, tightening: 0, isTruncated: false)
    }
    let plain = set(scale: 1, tightening: 0)
    guard !fits(plain) else { return plain }
    if limits.allowsTightening, let tightened = tightened() { return tightened }
    let minimum = max(0.01, min(1, limits.minimumScale))
    guard minimum < 1 else { return plain }
    return scaled(down: minimum)
  }

  /// Returns whether the whole text fits in the height, with a tolerance of one pixel.
  private func fits(_ text: TypesetText) -> Bool {
    !text.isTruncated
      && text.size.height <= limits.height + (displayScale.map { 1 / $0 } ?? 0)
        + LineBreaking.tolerance
  }

  private func tightened() -> TypesetText? {
    let most = (text.runs.map(\.font.size).min() ?? 0) * Self.tightestSpacing
    guard fits(set(scale: 1, tightening: most)) else { return nil }
    var (loose, tight) = (0.0, most)
    for _ in 0..<Self.scaleSteps {
      let middle = (loose + tight) / 2
      if fits(set(scale: 1, tightening: middle)) { tight = middle } else { loose = middle }
    }
    return set(scale: 1, tightening: tight)
  }

  /// Returns the text at the largest scale, from `minimum` up, at which it fits.
  private func scaled(down minimum: Double) -> TypesetText {
    let smallest = set(scale: minimum, tightening: 0)
    guard fits(smallest) else { return smallest }
    // A single line scales in proportion, so the exact factor is known.
    if text.paragraphs.count == 1, limits.lineLimit == 1 {
      let exact = limits.width / text.paragraphs[0].width
      if exact >= minimum, exact <= 1 {
        let line = set(scale: exact, tightening: 0)
        if fits(line) { return line }
      }
    }
    var (small, large) = (minimum, 1.0)
    var best = smallest
    for _ in 0..<Self.scaleSteps {
      let middle = (small + large) / 2
      let result = set(scale: middle, tightening: 0)
      if fits(result) {
        small = middle
        best = result
      } else {
        large = middle
      }
    }
    return best
  }

  private func set(scale: Double, tightening: Double) -> TypesetText {
    var lines: [TypesetText.Line] = []
    var top = 0.0
    var isTruncated = false
    paragraphs: for (index, paragraph) in text.paragraphs.enumerated() {
      var rest = paragraph.glyphs
      repeat {
        let next = nextLine(of: rest, in: paragraph, scale: scale, tightening: tightening)
        let remaining = rest[next.endIndex...]
        var line = line(
          of: next, isBroken: !remaining.isEmpty, scale: scale, tightening: tightening)
        line.top = top
        let isLast = remaining.isEmpty && index == text.paragraphs.count - 1
        let following =
          line.top + line.height + leading(of: next, scale: scale) + limits.lineSpacing
        let hasRoom =
          (limits.lineLimit.map { lines.count + 1 < max(1, $0) } ?? true)
          && following + line.height <= limits.height + LineBreaking.tolerance
        let isCut = isLast && text.isCut
        let isWide = line.width > limits.width + LineBreaking.tolerance
        if isCut || (isLast && isWide) || (!isLast && !hasRoom) {
          let shown = truncated(
            rest, isParagraphEnd: remaining.isEmpty, scale: scale, tightening: tightening)
          var last = self.line(
            of: shown[...], isBroken: false, scale: scale, tightening: tightening)
          last.top = top
          last.isTruncated = true
          lines.append(last)
          isTruncated = true
          break paragraphs
        }
        lines.append(line)
        top = following
        rest = remaining
      } while !rest.isEmpty
    }
    return TypesetText(
      lines: lines, size: size(of: lines, scale: scale), scale: scale, tightening: tightening,
      isTruncated: isTruncated)
  }

  private func nextLine(
    of rest: ArraySlice<Glyph>, in paragraph: Paragraph, scale: Double, tightening: Double
  ) -> ArraySlice<Glyph> {
    if limits.width == .infinity { return rest }
    if tightening == 0, rest.count == paragraph.glyphs.count,
      paragraph.width * scale <= limits.width + LineBreaking.tolerance
    {
      return rest
    }
    return LineBreaking.nextLine(
      of: rest, width: limits.width, scale: scale, tightening: tightening)
  }

  /// Returns the line that consists of the given glyphs.
  ///
  /// If `isBroken` is `true`, the paragraph continues on the next line, and this line's trailing spaces hang
  /// over the edge.
  private func line(
    of glyphs: ArraySlice<Glyph>, isBroken: Bool, scale: Double, tightening: Double
  ) -> TypesetText.Line {
    let spaces = glyphs.reversed().prefix { $0.character.isBreakingSpace }.count
    func width(of glyphs: ArraySlice<Glyph>) -> Double {
      glyphs.reduce(0) { $0 + max(0, $1.advance * scale - tightening) }
    }
    let inked = width(of: glyphs.dropLast(spaces))
    let width = isBroken ? inked : min(width(of: glyphs), max(inked, limits.width))
    var (ascent, descent) = (0.0, 0.0)
    for run in runs(in: glyphs) {
      let height = text.metrics.naturalHeight(of: run.font) * scale
      let above = text.metrics.naturalAscent(of: run.font) * scale
      ascent = max(ascent, above + run.baselineOffset)
      descent = max(descent, height - above - run.baselineOffset)
    }
    return TypesetText.Line(
      glyphs: Array(glyphs), width: width, top: 0, ascent: ascent, height: ascent + descent)
  }

  /// Returns the runs of a line's glyphs.
  ///
  /// An empty line has the height of the first run.
  private func runs(in glyphs: ArraySlice<Glyph>) -> [TextRun] {
    if text.runs.count <= 1 || glyphs.isEmpty { return Array(text.runs.prefix(1)) }
    return Set(glyphs.map(\.run)).map { text.runs[$0] }
  }

  /// Returns the leading that the fonts require between this line and the next, in points.
  private func leading(of glyphs: ArraySlice<Glyph>, scale: Double) -> Double {
    runs(in: glyphs).map { text.metrics.leading(of: $0.font) * scale }.max() ?? 0
  }

  private func size(of lines: [TypesetText.Line], scale: Double) -> CGSize {
    let widest = min(lines.map(\.width).max() ?? 0, limits.width)
    var height = lines.last.map { $0.top + $0.height } ?? 0
    if let reserved = limits.reservedLines, let line = lines.first, reserved > lines.count {
      let leading = leading(of: line.glyphs[...], scale: scale)
      height += Double(reserved - lines.count) * (line.height + leading + limits.lineSpacing)
    }
    return CGSize(width: roundedUp(widest), height: roundedUp(height))
  }

  /// Rounds a length up to whole pixels, as iOS does for text.
  ///
  /// Lengths that are already whole don't change.
  private func roundedUp(_ length: Double) -> Double {
    guard let displayScale, displayScale > 0, length.isFinite else { return length }
    return ((length - LineBreaking.tolerance) * displayScale).rounded(.up) / displayScale
  }
}

extension TextMetrics {
  /// Returns the leading of a font in points: its line height minus the height of its letters.
  func leading(of font: FontDescription) -> Double {
    lineHeight(of: font) - naturalHeight(of: font)
  }
}

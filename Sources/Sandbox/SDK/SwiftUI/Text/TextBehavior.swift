import Drawing
import Foundation

final class TextBehavior: LayoutBehavior {
  private let text: MeasuredText
  private let limits: TextLimits
  private let displayScale: Double?
  private let alignment: TextAlignment
  /// Whether the text updates itself while it's shown.
  ///
  /// Such text takes the full proposed width.
  let isSelfUpdating: Bool
  private var settings = ProposalCache<TypesetText>()

  init(
    text: MeasuredText, isSelfUpdating: Bool, in environment: EnvironmentValues
  ) {
    self.text = text
    self.isSelfUpdating = isSelfUpdating
    alignment = environment.multilineTextAlignment
    limits = TextLimits(
      width: .infinity, height: .infinity, lineLimit: environment.lineLimit.map { max(1, $0) },
      reservedLines: environment.reservedLines, truncation: environment.truncationMode,
      minimumScale: environment.minimumScaleFactor, allowsTightening: environment.allowsTightening,
      lineSpacing: environment.lineSpacing.isFinite ? max(0, environment.lineSpacing) : 0)
    if case .fixedCell = text.metrics {
      displayScale = nil
    } else {
      displayScale = environment.displayScale
    }
  }

  func typeset(for proposal: ProposedViewSize) -> TypesetText {
    var limits = limits
    limits.width = max(0, proposal.width ?? .infinity)
    limits.height = max(0, proposal.height ?? .infinity)
    let key = ProposedViewSize(width: limits.width, height: limits.height)
    if let known = settings[key] { return known }
    let natural = natural
    let result =
      !natural.isTruncated && natural.size.width <= limits.width
        && natural.size.height <= limits.height
      ? natural : Typesetter(text: text, limits: limits, displayScale: displayScale).set()
    settings[key] = result
    return result
  }

  /// The text set without a limit on its size.
  ///
  /// Every proposal that's large enough reuses it, because stacks propose many sizes.
  private lazy var natural = Typesetter(text: text, limits: limits, displayScale: displayScale)
    .set()

  func size(of node: LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    var size = typeset(for: proposal).size
    if isSelfUpdating, let width = proposal.width, width.isFinite { size.width = max(0, width) }
    return size
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: LayoutNode, for proposal: ProposedViewSize
  ) -> CGFloat? {
    let lines = typeset(for: proposal).lines
    if key == VerticalAlignment.firstTextBaseline.key { return lines.first?.baseline ?? 0 }
    if key == VerticalAlignment.lastTextBaseline.key { return lines.last?.baseline ?? 0 }
    return nil
  }

  /// Returns the spacing next to other text above or below, which is only the font's leading.
  func spacing(of node: LayoutNode) -> ViewSpacing {
    guard case .sanFrancisco = text.metrics, let scale = displayScale, scale > 0 else {
      return ViewSpacing()
    }
    let leading = text.runs.map { text.metrics.leading(of: $0.font) }.max() ?? 0
    return ViewSpacing(textLeading: max(0, (leading * scale).rounded(.up) / scale))
  }

  func placeChildren(of node: LayoutNode, in bounds: CGRect, proposal: ProposedViewSize) {
    let typeset = typeset(for: proposal)
    node.isTruncated = typeset.isTruncated
    node.traits.lineCount = typeset.lines.count
    node.traits.textScale = typeset.scale
  }

  func draw(_ node: LayoutNode, children: () -> [DisplayItem]) -> [DisplayItem] {
    let typeset = typeset(for: node.placedProposal)
    let lines = typeset.lines.map { textLine($0, typeset, in: node) }
    if node.environment.redactsText {
      return lines.flatMap { Redaction.bar(for: $0.frame, of: node.environment) }
    }
    let items = lines.map { DisplayItem(.text($0)) }
    let shadows = node.environment.foreground().shadows.filter { !$0.isInner }
    return shadows.reduce(items) { [.layer($0, shadow: $1.shadow)] }
  }

  // MARK: Lines

  private func textLine(
    _ line: TypesetText.Line, _ typeset: TypesetText, in node: LayoutNode
  ) -> TextLine {
    let frame = node.frame
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let anchor: TextLine.Anchor =
      switch alignment {
      case .leading: isMirrored ? .trailing : .leading
      case .center: .center
      case .trailing: isMirrored ? .leading : .trailing
      }
    // A line can be slightly wider than its frame because of rounding. It then stays at its anchor.
    let slack = frame.width - line.width
    let x =
      switch anchor {
      case .leading: frame.minX
      case .center: frame.minX + slack / 2
      case .trailing: frame.minX + slack
      }
    return TextLine(
      runs: runs(of: line, typeset, in: node),
      frame: CGRect(x: x, y: frame.minY + line.top, width: line.width, height: line.height),
      baseline: frame.minY + line.baseline, anchor: anchor, isTruncated: line.isTruncated)
  }

  private func runs(
    of line: TypesetText.Line, _ typeset: TypesetText, in node: LayoutNode
  ) -> [TextLine.Run] {
    var runs: [TextLine.Run] = []
    var current: Int?
    for glyph in line.glyphs {
      let width = max(0, glyph.advance * typeset.scale - typeset.tightening)
      let run = text.runs[glyph.run]
      let isBundled = text.metrics == .sanFrancisco && run.font.typeface?.glyphs != nil
      let outline = isBundled ? run.font.outline(of: glyph.character) : nil
      // Only a symbol, or an ellipsis that the bundled font lacks.
      let isMissing = isBundled && outline == nil
      if glyph.run == current, run.symbol == nil, !isMissing {
        let last = runs.count - 1
        if let outline {
          let placement = AffineTransform2D.scale(x: typeset.scale, y: typeset.scale)
            .followed(by: .translation(x: runs[last].width, y: 0))
          runs[last].outline?.elements += outline.applying(placement).elements
        }
        runs[last].string.append(glyph.character)
        runs[last].width += width
      } else {
        current = isMissing ? nil : glyph.run
        let isSymbol = run.symbol != nil && glyph.character != "…"
        let font = isMissing ? run.font.withSystemTypeface : run.font
        runs.append(
          TextLine.Run(
            string: isSymbol ? run.symbolWords : String(glyph.character),
            font: font.scaled(by: typeset.scale), paint: paint(of: run, in: node),
            width: width, isUnderlined: run.isUnderlined, isStruckThrough: run.isStruckThrough,
            symbol: isSymbol ? run.symbol : nil,
            outline: outline?.applying(.scale(x: typeset.scale, y: typeset.scale))))
      }
    }
    return runs
  }

  private func paint(of run: TextRun, in node: LayoutNode) -> Paint {
    let style =
      run.foreground?.resolved(in: node.environment) ?? node.environment.foreground()
    return style.paint(in: node.frame)
  }
}

extension TextRun {
  /// The symbol's name as spoken text.
  var symbolWords: String { symbol?.replacing(".", with: " ") ?? "" }
}

extension FontDescription {
  /// Returns the glyph of a character in points, or `nil` if the bundled font has none.
  fileprivate func outline(of character: Character) -> Outline? {
    guard let glyphs = typeface?.glyphs, glyphs.advance(of: character) != nil else { return nil }
    return glyphs.outline(of: character).applying(.scale(x: size, y: size))
  }

  func scaled(by scale: Double) -> FontDescription {
    guard scale != 1 else { return self }
    var copy = self
    copy.size *= scale
    copy.lineHeight = lineHeight.map { $0 * scale }
    return copy
  }
}

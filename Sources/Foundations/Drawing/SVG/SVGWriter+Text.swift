import Foundation

extension SVGWriter {
  /// Returns a line of text, whose `textLength` keeps the layout's width with any installed font.
  mutating func text(_ line: TextLine) -> String {
    var x = line.frame.minX
    var result = ""
    for run in line.runsFromLeft {
      defer { x += run.width }
      if let symbol = run.symbol {
        let height = run.font.size * 1.15
        let middle = line.baseline - TextMetrics.sanFrancisco.capHeight(of: run.font) / 2
        let frame = CGRect(x: x, y: middle - height / 2, width: run.width, height: height)
        let drawing = SymbolDrawing(name: symbol, frame: frame, font: run.font, paints: [run.paint])
        result += group(of: [DisplayItem(.symbol(drawing))])
        continue
      }
      if let outline = run.outline {
        result += drawn(run, outline.offset(x: x, y: line.baseline), x: x, baseline: line.baseline)
        continue
      }
      var left = x
      for stretch in Self.stretches(of: run) {
        result += self.stretch(stretch, x: left, baseline: line.baseline, in: line.direction)
        left += stretch.width
      }
    }
    return result
  }

  /// Returns a run of a bundled font as outlines, so that no viewer needs the font.
  private mutating func drawn(
    _ run: TextLine.Run, _ outline: Outline, x: Double, baseline: Double
  ) -> String {
    let thickness = run.font.size * 0.06
    var tops: [Double] = []
    if run.isUnderlined { tops.append(baseline + thickness * 1.5) }
    if run.isStruckThrough {
      tops.append(baseline - (TextMetrics.sanFrancisco.xHeight(of: run.font) + thickness) / 2)
    }
    let lines = tops.map {
      Outline.rectangle(CGRect(x: x, y: $0, width: run.width, height: thickness))
    }
    let shapes = ([outline] + lines).filter { !$0.elements.isEmpty }
    guard !shapes.isEmpty else { return "" }
    let words = SVGNumber.escaped(run.string.trimmingCharacters(in: .whitespaces))
    let content = shapes.map { shape($0, run.paint) }.joined()
    return "<g role=\"img\" aria-label=\"\(words)\">\n\(content)</g>\n"
  }

  /// Splits a run so that emoji and other signs are separate.
  ///
  /// Fonts differ most in the widths of signs, and some viewers don't support `textLength`.
  private static func stretches(of run: TextLine.Run) -> [TextLine.Run] {
    guard run.string.contains(where: isSign) else { return [run] }
    var strings: [String] = []
    var isAfterLetters = false
    for character in run.string {
      let isSign = isSign(character)
      if isAfterLetters, !isSign {
        strings[strings.endIndex - 1].append(character)
      } else {
        strings.append(String(character))
      }
      isAfterLetters = !isSign
    }
    let widths = strings.map { TextMetrics.sanFrancisco.width(of: $0, in: run.font) }
    let natural = widths.reduce(0, +)
    let factor = natural > 0 ? run.width / natural : 1
    return zip(strings, widths).map { string, width in
      var stretch = run
      stretch.string = string
      stretch.width = width * factor
      return stretch
    }
  }

  /// Returns whether a character is an emoji or a sign such as `☂` that comes from another font.
  private static func isSign(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2000 else {
      return EmojiSequence.isEmoji(character)
    }
    return first.properties.generalCategory == .otherSymbol
      || EmojiSequence.isColorPicture(character)
  }

  private mutating func stretch(
    _ run: TextLine.Run, x: Double, baseline: Double, in direction: WritingDirection
  ) -> String {
    guard run.string.contains(where: { !$0.isWhitespace }) else { return "" }
    guard run.string.count == 1, run.string.allSatisfy(EmojiSequence.isColorPicture) else {
      let isMirrored =
        direction == .rightToLeft
        && run.string.unicodeScalars.contains(where: WritingDirection.isRightToLeft)
      return text(run, x: x, baseline: baseline, isMirrored: isMirrored)
    }
    let element = text(run, x: x, baseline: baseline, attributes: ["class=\"emoji\""])
    guard let color = run.emojiColor else { return element }
    return "<g filter=\"url(#\(flattening(to: color)))\">\n\(element)</g>\n"
  }

  /// - Parameter isMirrored: Whether the text starts on the right.
  private mutating func text(
    _ run: TextLine.Run, x: Double, baseline: Double, isMirrored: Bool = false,
    attributes first: [String] = []
  ) -> String {
    let font = run.font
    // SVG ignores spaces at the ends, so move the text instead.
    let metrics = TextMetrics.sanFrancisco
    let lead = String(run.string.prefix { $0.isWhitespace })
    let trail = String(run.string.reversed().prefix { $0.isWhitespace })
    let natural = metrics.width(of: run.string, in: font)
    let factor = natural > 0 ? run.width / natural : 1
    let left = x + metrics.width(of: isMirrored ? trail : lead, in: font) * factor
    let width =
      run.width
      - (metrics.width(of: lead, in: font) + metrics.width(of: trail, in: font)) * factor
    var attributes =
      first + [
        "x=\"\(SVGNumber.text(left))\"", "y=\"\(SVGNumber.text(baseline))\"",
        "font-family=\"\(Self.families(font.design))\"",
        "font-size=\"\(SVGNumber.text(font.size))\"",
      ]
    if font.weight != 400 { attributes.append("font-weight=\"\(font.weight)\"") }
    if font.isItalic { attributes.append("font-style=\"italic\"") }
    if font.hasMonospacedDigits { attributes.append("style=\"font-variant-numeric:tabular-nums\"") }
    if width > 0 {
      // Tracking and tightening change the space between letters, not their shapes.
      let isSpaced = abs(factor - 1) > 0.005
      attributes.append(
        "textLength=\"\(SVGNumber.text(width))\" "
          + "lengthAdjust=\"\(isSpaced ? "spacing" : "spacingAndGlyphs")\"")
    }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil]
      .compactMap(\.self)
    if isMirrored { attributes.append("direction=\"rtl\" text-anchor=\"end\"") }
    if !lines.isEmpty {
      attributes.append("text-decoration=\"\(lines.joined(separator: " "))\"")
    }
    attributes.append(fill(run.paint))
    let trimmed = run.string.trimmingCharacters(in: .whitespaces)
    if trimmed.contains("  ") { attributes.append("xml:space=\"preserve\"") }
    let string = SVGNumber.escaped(trimmed)
    return "<text \(attributes.joined(separator: " "))>\(string)</text>\n"
  }

  /// Returns Apple's fonts, followed by similar free fonts and then Korean fonts.
  ///
  /// Korean fonts have Latin letters too, so they come after every font for Latin text.
  private static func families(_ design: FontDescription.Design) -> String {
    let korean = "'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR'"
    return switch design {
    case .standard:
      "-apple-system,'SF Pro Text','SF Pro Display',Inter,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',\(korean),sans-serif"
    case .rounded:
      "ui-rounded,'SF Pro Rounded',Nunito,Quicksand,Inter,'DejaVu Sans',\(korean),sans-serif"
    case .serif:
      "ui-serif,'New York',Georgia,Caladea,'Noto Serif','DejaVu Serif','Noto Serif KR','Noto Serif CJK KR','Hiragino Mincho ProN','Noto Serif CJK JP',\(korean),serif"
    case .monospaced:
      "ui-monospace,'SF Mono',Menlo,'JetBrains Mono','DejaVu Sans Mono',\(korean),monospace"
    }
  }
}

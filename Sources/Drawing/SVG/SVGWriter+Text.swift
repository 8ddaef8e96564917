import Foundation

extension SVGWriter {
  /// A line of text, run by run; `textLength` holds every font to the width that was laid out.
  mutating func text(_ line: TextLine) -> String {
    var x = line.frame.minX
    var result = ""
    for run in line.runs {
      defer { x += run.width }
      if let symbol = run.symbol {
        let height = run.font.size * 1.15
        let middle = line.baseline - TextMetrics.sanFrancisco.capHeight(of: run.font) / 2
        let frame = CGRect(x: x, y: middle - height / 2, width: run.width, height: height)
        let drawing = SymbolDrawing(name: symbol, frame: frame, font: run.font, paints: [run.paint])
        result += group(of: [DisplayItem(.symbol(drawing))])
        continue
      }
      guard run.string.contains(where: { !$0.isWhitespace }) else { continue }
      result += text(run, x: x, baseline: line.baseline)
    }
    return result
  }

  private mutating func text(_ run: TextLine.Run, x: Double, baseline: Double) -> String {
    let font = run.font
    // Blanks at the ends would be swallowed; they move the text instead.
    let metrics = TextMetrics.sanFrancisco
    let lead = String(run.string.prefix { $0.isWhitespace })
    let trail = String(run.string.reversed().prefix { $0.isWhitespace })
    let natural = metrics.width(of: run.string, in: font)
    let factor = natural > 0 ? run.width / natural : 1
    let left = x + metrics.width(of: lead, in: font) * factor
    let width =
      run.width
      - (metrics.width(of: lead, in: font) + metrics.width(of: trail, in: font)) * factor
    var attributes = [
      "x=\"\(SVGNumber.text(left))\"", "y=\"\(SVGNumber.text(baseline))\"",
      "font-family=\"\(Self.families(font.design))\"", "font-size=\"\(SVGNumber.text(font.size))\"",
    ]
    if font.weight != 400 { attributes.append("font-weight=\"\(font.weight)\"") }
    if font.isItalic { attributes.append("font-style=\"italic\"") }
    if font.hasMonospacedDigits { attributes.append("style=\"font-variant-numeric:tabular-nums\"") }
    if width > 0 {
      attributes.append(
        "textLength=\"\(SVGNumber.text(width))\" lengthAdjust=\"spacingAndGlyphs\"")
    }
    let lines = [run.isUnderlined ? "underline" : nil, run.isStruckThrough ? "line-through" : nil]
      .compactMap(\.self)
    if !lines.isEmpty {
      attributes.append("text-decoration=\"\(lines.joined(separator: " "))\"")
    }
    attributes.append(fill(run.paint))
    let string = SVGNumber.escaped(run.string.trimmingCharacters(in: .whitespaces))
    return "<text \(attributes.joined(separator: " "))>\(string)</text>\n"
  }

  /// Apple's fonts first, then the free ones that come closest, Korean included.
  private static func families(_ design: FontDescription.Design) -> String {
    let korean = "'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR'"
    return switch design {
    case .standard:
      "-apple-system,'SF Pro Text','SF Pro Display',Inter,\(korean),'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',sans-serif"
    case .rounded:
      "ui-rounded,'SF Pro Rounded',Nunito,\(korean),Roboto,'DejaVu Sans',sans-serif"
    case .serif:
      "ui-serif,'New York',Georgia,'Noto Serif KR','Noto Serif CJK KR','DejaVu Serif',serif"
    case .monospaced:
      "ui-monospace,'SF Mono',Menlo,'JetBrains Mono',\(korean),'DejaVu Sans Mono',monospace"
    }
  }
}

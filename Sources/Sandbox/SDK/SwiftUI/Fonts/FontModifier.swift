import Drawing

/// A font change, set on a font, a `Text` or an enclosing view.
package enum FontModifier: Hashable, Sendable {
  case weight(Font.Weight)
  case bold(Bool)
  case italic(Bool)
  case design(Font.Design)
  case width(Font.Width)
  case leading(Font.Leading)
  case monospaced(Bool)
  case monospacedDigit
  case smallCaps

  /// Changes a resolved font; `style` is the font's text style, which has its own bold weight.
  func apply(to font: inout FontDescription, style: Font.TextStyle?) {
    switch self {
    case .weight(let weight): font.weight = weight.value
    case .bold(true): font.weight = max(font.weight, style?.emphasizedWeight.value ?? 700)
    case .bold(false): font.weight = min(font.weight, 400)
    case .italic(let isItalic): font.isItalic = isItalic
    case .design(let design): font.design = design.drawn
    case .width(let width): font.widthScale = width.scale
    case .leading(let leading):
      font.lineHeight =
        TextMetrics.sanFrancisco.lineHeight(of: font) + leading.extra(for: font.size)
    case .monospaced(let isMonospaced): font.design = isMonospaced ? .monospaced : .standard
    case .monospacedDigit: font.hasMonospacedDigits = true
    // Small capitals don't change the advance widths, because the approximate metrics have no separate widths
    // for them.
    case .smallCaps: break
    }
  }
}

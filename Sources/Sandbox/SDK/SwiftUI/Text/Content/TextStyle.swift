import AppleFoundation
import Drawing

/// The style of a range of text, combined from all its modifiers.
struct TextStyle {
  var font: Font?
  var fontModifiers: [FontModifier] = []
  var foreground: (any ShapeStyle)?
  var isUnderlined = false
  var isStruckThrough = false
  var kerning: CGFloat = 0
  /// The space after each letter, which overrides kerning; `nil` to use kerning.
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var scale = Text.Scale.default

  /// Creates the style of text without modifiers of its own.
  init(in environment: EnvironmentValues) {
    let decoration = environment.textDecoration
    isUnderlined = decoration.isUnderlined
    isStruckThrough = decoration.isStruckThrough
    kerning = decoration.kerning
    tracking = decoration.tracking
    baselineOffset = decoration.baselineOffset
    scale = decoration.scale
  }

  /// Returns the style with `modifiers` applied.
  ///
  /// The innermost modifier, written first, wins.
  func applying(_ modifiers: [TextModifier]) -> TextStyle {
    modifiers.reversed().reduce(into: self) { style, modifier in
      switch modifier {
      case .font(let font): if let font { style.font = font }
      case .fontModifier(let modifier): style.fontModifiers.append(modifier)
      case .foreground(let foreground): style.foreground = foreground
      case .underline(let isActive): style.isUnderlined = isActive
      case .strikethrough(let isActive): style.isStruckThrough = isActive
      case .kerning(let kerning): style.kerning = kerning
      case .tracking(let tracking): style.tracking = tracking
      case .baselineOffset(let offset): style.baselineOffset = offset
      case .scale(let scale): style.scale = scale
      case .accessibilityLabel: break
      }
    }
  }

  func applying(_ span: InlineMarkdown.Span) -> TextStyle {
    var style = self
    if span.isBold { style.fontModifiers.append(.bold(true)) }
    if span.isItalic { style.fontModifiers.append(.italic(true)) }
    if span.isCode { style.fontModifiers.append(.monospaced(true)) }
    if span.isStruckThrough { style.isStruckThrough = true }
    if span.link != nil { style.foreground = Color.accentColor }
    return style
  }

  func font(in environment: EnvironmentValues) -> FontDescription {
    (font ?? environment.font ?? .body).resolve(
      in: environment, modifiers: environment.fontModifiers + fontModifiers
    ).scaled(by: scale.factor)
  }

  func run(_ string: String, in environment: EnvironmentValues) -> TextRun {
    let spacing = tracking ?? kerning
    return TextRun(
      string: string, font: font(in: environment), kerning: spacing.isFinite ? spacing : 0,
      baselineOffset: baselineOffset.isFinite ? baselineOffset : 0, isUnderlined: isUnderlined,
      isStruckThrough: isStruckThrough, foreground: foreground)
  }
}

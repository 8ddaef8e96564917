package import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Font {
  /// Returns the font's size, weight and line height in an environment.
  ///
  /// `modifiers` lists the modifiers of the text and its enclosing views, outermost first. They override the
  /// font's own modifiers.
  package func resolve(
    in environment: EnvironmentValues, modifiers outer: [FontModifier] = []
  ) -> FontDescription {
    guard !environment.imposesSystemFont else { return Font.body.plain(in: environment) }
    var font = plain(in: environment)
    for modifier in modifiers + outer { modifier.apply(to: &font, style: textStyle) }
    if environment.legibilityWeight == .bold { font.weight = min(900, font.weight + 200) }
    font.chooseFamilyMember()
    return font
  }

  private var textStyle: TextStyle? {
    if case .textStyle(let style, _, _) = base { return style }
    return nil
  }

  private func plain(in environment: EnvironmentValues) -> FontDescription {
    switch base {
    case .textStyle(let style, let design, let weight):
      let metrics = style.metrics(for: environment.dynamicTypeSize)
      return FontDescription(
        size: metrics.size, weight: (weight ?? style.weight).value,
        design: (design ?? .default).drawn,
        lineHeight: metrics.leading)
    case .system(let size, let weight, let design):
      return FontDescription(
        size: max(0, size), weight: (weight ?? .regular).value, design: (design ?? .default).drawn)
    case .custom(let name, let size, let style):
      let scale = style?.scale(for: environment.dynamicTypeSize) ?? 1
      // Core Text uses 12 points for a size of 0, which includes the least positive number.
      let points = size > 0.01 ? size * scale : 12
      if let face = BundledFonts.main.face(named: name) {
        if BundledFonts.main.isRegisteredByCode(face) { MissingFont.noteRegistration(of: name) }
        return FontDescription(face, size: points)
      }
      MissingFont(name: name, effect: .systemFont).note()
      return FontDescription(similarTo: name, size: points)
    case .uiFont(let font):
      return font.description(in: environment)
    }
  }
}

extension EnvironmentValues {
  private struct FontModifiersKey: EnvironmentKey {
    static var defaultValue: [FontModifier] { [] }
  }

  /// The changes that `bold()`, `fontWeight(_:)` and similar modifiers make for the views below, outermost
  /// first.
  package var fontModifiers: [FontModifier] {
    get { self[FontModifiersKey.self] }
    set { self[FontModifiersKey.self] = newValue }
  }

  /// The font for text and symbols that don't set their own.
  package var resolvedFont: FontDescription {
    (font ?? .body).resolve(in: self, modifiers: fontModifiers)
  }
}

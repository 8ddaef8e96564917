@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets the font of the text in a view: a text style, which scales with the user's text size, or a size in
  /// points.
  ///
  /// ```swift
  /// VStack { Text("23°").font(.largeTitle); Text("Seoul").font(.caption) }
  /// ```
  nonisolated public func font(_ font: Font?) -> some View {
    changingEnvironment(as: "font") { $0.font = font }
  }

  /// Sets the font weight of the text in a view, from `.ultraLight` to `.black`.
  ///
  /// ```swift
  /// VStack { Text("Rain").fontWeight(.light); Text("Rain").fontWeight(.heavy) }
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier("fontWeight", weight.map(FontModifier.weight)) {
      if case .weight = $0 { true } else { false }
    }
  }

  /// Sets the width of the letters in a view.
  ///
  /// ```swift
  /// Text("Rain").fontWidth(.condensed)
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier("fontWidth", width.map(FontModifier.width)) {
      if case .width = $0 { true } else { false }
    }
  }

  /// Sets the design of the system font in a view.
  ///
  /// ```swift
  /// Text("24°").font(.largeTitle).fontDesign(.rounded)
  /// ```
  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier("fontDesign", design.map(FontModifier.design)) {
      if case .design = $0 { true } else { false }
    }
  }

  /// Makes the text in a view bold.
  ///
  /// ```swift
  /// VStack { Text("23°"); Text("23°").bold() }
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "bold") { $0.fontModifiers.append(.bold(isActive)) }
  }

  /// Makes the text in a view italic.
  ///
  /// ```swift
  /// Text("feels like 21°").italic()
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "italic") { $0.fontModifiers.append(.italic(isActive)) }
  }

  /// Gives all letters in a view the same width.
  ///
  /// ```swift
  /// Text("10:41").monospaced()
  /// ```
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "monospaced") { $0.fontModifiers.append(.monospaced(isActive)) }
  }

  /// Gives all digits in a view the same width, so that nothing moves when a number changes.
  ///
  /// ```swift
  /// VStack(alignment: .trailing) { Text("11:11"); Text("20:00") }.font(.title).monospacedDigit()
  /// ```
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func monospacedDigit() -> some View {
    changingEnvironment(as: "monospacedDigit") { $0.fontModifiers.append(.monospacedDigit) }
  }

  /// Appends a modifier, or for `nil` removes the outer modifiers of the same kind.
  nonisolated private func fontModifier(
    _ name: String, _ modifier: FontModifier?,
    replacing isSameKind: @escaping @Sendable (FontModifier) -> Bool
  ) -> some View {
    changingEnvironment(as: name) { environment in
      if let modifier {
        environment.fontModifiers.append(modifier)
      } else {
        environment.fontModifiers.removeAll(where: isSameKind)
      }
    }
  }
}

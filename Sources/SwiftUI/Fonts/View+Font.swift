@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View {
    changingEnvironment(as: "font") { $0.font = font }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    fontModifier("fontWeight", weight.map(FontModifier.weight)) {
      if case .weight = $0 { true } else { false }
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    fontModifier("fontWidth", width.map(FontModifier.width)) {
      if case .width = $0 { true } else { false }
    }
  }

  @available(iOS 16.1, macOS 13.0, watchOS 9.1, visionOS 1.0, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    fontModifier("fontDesign", design.map(FontModifier.design)) {
      if case .design = $0 { true } else { false }
    }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "bold") { $0.fontModifiers.append(.bold(isActive)) }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "italic") { $0.fontModifiers.append(.italic(isActive)) }
  }

  @available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    changingEnvironment(as: "monospaced") { $0.fontModifiers.append(.monospaced(isActive)) }
  }

  @available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
  nonisolated public func monospacedDigit() -> some View {
    changingEnvironment(as: "monospacedDigit") { $0.fontModifiers.append(.monospacedDigit) }
  }

  /// Adds a modifier, or with nil takes back those of its kind that were set further out.
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

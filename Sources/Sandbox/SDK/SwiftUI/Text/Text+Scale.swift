public import AppleFoundation

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Text {
  /// The scale of text relative to its font's size.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    /// A scale for secondary text, such as a unit after a number.
    public static let secondary = Scale(factor: 0.8)
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(by: .scale(scale)) : self
  }

  /// Sets the language for typesetting.
  ///
  /// Rings breaks lines the same way for all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Sets the scale of the text in a view.
  ///
  /// ```swift
  /// Text("Rain").textScale(.secondary)
  /// ```
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    changingEnvironment(as: "textScale") { if isEnabled { $0.textDecoration.scale = scale } }
  }

  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    noting(.typesettingLanguage)
  }
}

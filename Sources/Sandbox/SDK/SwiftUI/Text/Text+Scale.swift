public import AppleFoundation

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension Text {
  /// How large a text is beside its font's own size.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    public static let `default` = Scale(factor: 1)
    /// For text of less weight, such as a unit after a number.
    public static let secondary = Scale(factor: 0.8)
  }

  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(by: .scale(scale)) : self
  }

  /// The language that the words are set in; line breaking here is the same for all.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Draws a text smaller, as a secondary one.
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

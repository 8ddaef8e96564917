@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  @available(visionOS, introduced: 1.0, deprecated: 100000.0, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    changingEnvironment(as: "colorScheme") { $0.colorScheme = colorScheme }
  }

  /// Sets the color scheme of the presentation around a view, such as a preview.
  ///
  /// A widget has none: there, only `environment(\.colorScheme, _)` has an effect.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Disables the controls in a view and draws them as disabled.
  ///
  /// ```swift
  /// Toggle("Celsius", isOn: .constant(true)).disabled(true).padding()
  /// ```
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    changingEnvironment(as: "disabled") { $0.isEnabled = $0.isEnabled && !disabled }
  }
}

struct PreferredColorSchemeModifier {
  typealias Body = Never
  let colorScheme: ColorScheme?
}

extension PreferredColorSchemeModifier: ViewModifier, PrimitiveModifier {
  func makeNodes(
    in context: ViewContext, content: (ViewContext) -> [LayoutNode]
  ) -> [LayoutNode] {
    guard let colorScheme else { return content(context) }
    // An app's screen is evaluated once, so only the views inside change.
    if SceneLife.current != nil { return content(context.setting(\.colorScheme, to: colorScheme)) }
    if context.evaluation.preferredColorScheme == nil {
      context.evaluation.preferredColorScheme = colorScheme
    }
    return content(context)
  }
}

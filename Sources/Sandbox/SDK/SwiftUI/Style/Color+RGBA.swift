package import Drawing

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension Color {
  /// Returns the color's components in an environment.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    switch storage {
    case .components(let space, let red, let green, let blue, let opacity):
      return space.sRGB(red: red, green: green, blue: blue, alpha: opacity)
    case .system(.accent):
      return environment.assetCatalog.color(named: "AccentColor", in: environment)
        ?? SystemColor.blue.rgba(in: environment)
    case .system(let system):
      return system.rgba(in: environment)
    case .named(let name):
      return environment.assetCatalog.color(named: name, in: environment) ?? missing(name)
    case .faded(let color, let opacity):
      return color.rgba(in: environment).opacity(max(0, opacity))
    case .mixed(let first, let second, let fraction, let space):
      return space.mix(first.rgba(in: environment), second.rgba(in: environment), at: fraction)
    case .uiColor(let color):
      return color.rgba(in: environment)
    case .style(let style):
      return style.resolve(environment).rgba
    }
  }

  /// Returns a clear color for a name that's missing from the catalog, and leaves a note.
  ///
  /// iOS draws nothing for it either.
  private func missing(_ name: String) -> RGBA {
    Evaluation.current?.noteOnce(
      rule: "missing-color",
      MissingAsset.message(kind: .color, name: name))
    return .clear
  }
}

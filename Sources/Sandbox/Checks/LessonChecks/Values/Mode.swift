package import Drawing

/// The rendering mode of a widget, with the value names of `WidgetRenderingMode`.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  /// The widget's own colors, two groups of one tint, or brightness alone.
  case fullColor, accented, vibrant

  /// The worker protocol's value for this mode.
  package var drawn: RenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

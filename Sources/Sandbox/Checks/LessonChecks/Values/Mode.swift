package import Drawing

/// The rendering mode of a widget, with the value names of `WidgetRenderingMode`.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  /// In the widget's own colors, in two groups of one tint, or by brightness alone.
  case fullColor, accented, vibrant

  /// The mode's value in requests.
  package var drawn: RenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

package import Drawing

/// How the system colours a widget; `WidgetRenderingMode` by its values' names.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  /// In the widget's own colours, in two groups of one tint, or by brightness alone.
  case fullColor, accented, vibrant

  /// The mode as requests name it.
  package var drawn: RenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

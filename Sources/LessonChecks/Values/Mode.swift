package import Drawing

/// How the system colours a widget; `WidgetRenderingMode` by its values' names.
public enum Mode: String, CaseIterable, Hashable, Sendable {
  case fullColor, accented, vibrant

  package var drawn: RenderingMode {
    switch self {
    case .fullColor: .fullColor
    case .accented: .accented
    case .vibrant: .vibrant
    }
  }
}

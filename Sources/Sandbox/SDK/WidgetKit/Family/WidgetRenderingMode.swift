package import Drawing

/// The system's method of coloring a widget.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 26.0, *)
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public static let fullColor = WidgetRenderingMode(.fullColor)
  public static let accented = WidgetRenderingMode(.accented)
  public static let vibrant = WidgetRenderingMode(.vibrant)

  package let mode: RenderingMode

  package init(_ mode: RenderingMode) {
    self.mode = mode
  }

  public var description: String { mode.rawValue }
}

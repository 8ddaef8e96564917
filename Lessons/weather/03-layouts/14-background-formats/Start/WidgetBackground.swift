import SwiftUI
import WidgetKit

/// Puts any view behind its content, except where widgets are tinted.
struct HiddenWhenTinted<Background: View>: ViewModifier {
  let background: Background
  @Environment(\.widgetRenderingMode) private var renderingMode

  func body(content: Content) -> some View {
    content.background {
      if renderingMode != .accented { background }
    }
  }
}

extension View {
  /// One colour.
  func widgetBackground(_ color: Color) -> some View {
    modifier(HiddenWhenTinted(background: color))
  }

  /// One colour in light mode, another in dark mode.
  func widgetBackground(light: Color, dark: Color) -> some View {
    // TODO: the dark colour in dark mode.
    widgetBackground(light)
  }

  /// A shape, filled with a colour, a gradient or whatever else can fill.
  func widgetBackground<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in outline: Outline
  ) -> some View {
    // TODO: only inside of the outline, and nothing when tinted.
    background(style)
  }
}

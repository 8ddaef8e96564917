import SwiftUI
import WidgetKit

/// Draws any view behind its content, except when tinted.
struct HiddenWhenTinted<Background: View>: ViewModifier {
  let background: Background
  @Environment(\.widgetRenderingMode) private var renderingMode

  func body(content: Content) -> some View {
    content.background {
      if renderingMode != .accented { background }
    }
  }
}

/// A view with one color in light mode and another in Dark Mode.
struct ColorByScheme: View {
  let light: Color
  let dark: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    colorScheme == .dark ? dark : light
  }
}

extension View {
  /// Draws one color.
  func widgetBackground(_ color: Color) -> some View {
    modifier(HiddenWhenTinted(background: color))
  }

  /// Draws one color in light mode, and another in Dark Mode.
  func widgetBackground(light: Color, dark: Color) -> some View {
    modifier(HiddenWhenTinted(background: ColorByScheme(light: light, dark: dark)))
  }

  /// Draws a shape filled with a color, a gradient, or any other style.
  func widgetBackground<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in outline: Outline
  ) -> some View {
    modifier(HiddenWhenTinted(background: outline.fill(style)))
  }
}

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

/// One colour by day and another by night.
struct ColorByScheme: View {
  let light: Color
  let dark: Color
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    colorScheme == .dark ? dark : light
  }
}

extension View {
  /// One colour.
  func widgetBackground(_ color: Color) -> some View {
    modifier(HiddenWhenTinted(background: color))
  }

  /// One colour in light mode, another in dark mode.
  func widgetBackground(light: Color, dark: Color) -> some View {
    modifier(HiddenWhenTinted(background: ColorByScheme(light: light, dark: dark)))
  }

  /// A shape, filled with a colour, a gradient or whatever else can fill.
  func widgetBackground<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in outline: Outline
  ) -> some View {
    modifier(HiddenWhenTinted(background: outline.fill(style)))
  }
}

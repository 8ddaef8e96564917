// A file to copy into a widget of your own: it compiles in Xcode as it is, from iOS 14 on.
//
// Backgrounds that never hide a text where widgets are accented, and modifiers for older systems.
//
// There every view becomes one flat colour, and a fill behind a text would hide it: that is why
// `widgetBackground` draws nothing in the accented mode, and its background in every other.

import SwiftUI
import WidgetKit

extension View {
  /// Draws a colour behind the view, except on an accented (tinted or clear) home screen.
  func widgetBackground(_ color: Color) -> some View {
    modifier(HiddenWhereAccented(background: color))
  }

  /// Draws one colour in light and another in dark surroundings, except where widgets are accented.
  func widgetBackground(light: Color, dark: Color) -> some View {
    modifier(HiddenWhereAccented(background: ColorByScheme(light: light, dark: dark)))
  }

  /// Draws a rounded rectangle in a style behind the view, except where widgets are accented.
  func widgetBackground<Style: ShapeStyle>(
    _ style: Style, cornerRadius: CGFloat, cornerStyle: RoundedCornerStyle = .continuous
  ) -> some View {
    widgetBackground(
      style, in: RoundedRectangle(cornerRadius: cornerRadius, style: cornerStyle))
  }

  /// Draws a shape in a style behind the view, except where widgets are accented.
  func widgetBackground<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in outline: Outline
  ) -> some View {
    modifier(HiddenWhereAccented(background: outline.fill(style)))
  }

  /// `widgetAccentable` from iOS 16 on; before, nothing is accented.
  @ViewBuilder func accentableWhereAvailable(_ isAccentable: Bool = true) -> some View {
    if #available(iOS 16.0, *) {
      widgetAccentable(isAccentable)
    } else {
      self
    }
  }

  /// The widget's own background: in its container from iOS 17 on, behind the view before.
  @ViewBuilder func containerBackgroundWhereAvailable(_ color: Color) -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(color, for: .widget)
    } else {
      frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
    }
  }
}

extension Image {
  /// What becomes of an image's colours where widgets are accented; a name for each before iOS 18.
  enum AccentedColors {
    /// The image's shape in the accent group's colour.
    case accented
    /// Its brightness as the opacity of the default group's colour.
    case desaturated
    /// Its brightness as the opacity of the accent group's colour.
    case accentedDesaturated
    /// The image as it is.
    case fullColor
  }

  /// `widgetAccentedRenderingMode` from iOS 18 on; put it right after `resizable()`.
  @ViewBuilder func accentedColorsWhereAvailable(_ colors: AccentedColors) -> some View {
    if #available(iOS 18.0, *) {
      switch colors {
      case .accented: widgetAccentedRenderingMode(.accented)
      case .desaturated: widgetAccentedRenderingMode(.desaturated)
      case .accentedDesaturated: widgetAccentedRenderingMode(.accentedDesaturated)
      case .fullColor: widgetAccentedRenderingMode(.fullColor)
      }
    } else {
      self
    }
  }
}

/// `WidgetRenderingMode` for systems that have none yet.
enum WidgetMode {
  case fullColor
  case accented
  case vibrant
}

/// Tells its content how the widget is coloured, on every iOS: before iOS 16 always in full colour.
///
/// A stored `@Environment(\.widgetRenderingMode)` needs iOS 16 for the whole view, and in a computed
/// property it always reads the default. This view stores it where it may be stored.
struct RenderingModeReader<Content: View>: View {
  @ViewBuilder let content: (WidgetMode) -> Content

  var body: some View {
    if #available(iOS 16.0, *) {
      ModeInEnvironment(content: content)
    } else {
      content(.fullColor)
    }
  }
}

@available(iOS 16.0, *)
private struct ModeInEnvironment<Content: View>: View {
  @Environment(\.widgetRenderingMode) private var mode
  let content: (WidgetMode) -> Content

  var body: some View {
    switch mode {
    case .accented: content(.accented)
    case .vibrant: content(.vibrant)
    default: content(.fullColor)
    }
  }
}

private struct HiddenWhereAccented<Background: View>: ViewModifier {
  let background: Background

  func body(content: Content) -> some View {
    content.background(
      RenderingModeReader { mode in
        if mode != .accented { background }
      })
  }
}

private struct ColorByScheme: View {
  @Environment(\.colorScheme) private var colorScheme
  let light: Color
  let dark: Color

  var body: some View { colorScheme == .dark ? dark : light }
}

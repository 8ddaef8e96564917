// Copy this file into your widget. It compiles in Xcode without changes, for iOS 14 and later.
//
// This file contains backgrounds that don't hide text in accented widgets, and modifiers that also work on
// older systems.
//
// Accented widgets show every view in one flat color, so a fill behind text would hide it. `widgetBackground`
// therefore draws nothing in accented mode, and draws its background in every other mode.

import SwiftUI
import WidgetKit

extension View {
  /// Draws a color behind the view, except in accented mode (a tinted or clear Home Screen).
  func widgetBackground(_ color: Color) -> some View {
    modifier(HiddenWhereAccented(background: color))
  }

  /// Draws a color behind the view, depending on the color scheme, except in accented mode.
  func widgetBackground(light: Color, dark: Color) -> some View {
    modifier(HiddenWhereAccented(background: ColorByScheme(light: light, dark: dark)))
  }

  /// Draws a rounded rectangle in a style behind the view, except in accented mode.
  func widgetBackground<Style: ShapeStyle>(
    _ style: Style, cornerRadius: CGFloat, cornerStyle: RoundedCornerStyle = .continuous
  ) -> some View {
    widgetBackground(
      style, in: RoundedRectangle(cornerRadius: cornerRadius, style: cornerStyle))
  }

  /// Draws a shape in a style behind the view, except in accented mode.
  func widgetBackground<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in outline: Outline
  ) -> some View {
    modifier(HiddenWhereAccented(background: outline.fill(style)))
  }

  /// Applies `widgetAccentable` on iOS 16 and later.
  ///
  /// Earlier systems have no accented mode.
  @ViewBuilder func accentableWhereAvailable(_ isAccentable: Bool = true) -> some View {
    if #available(iOS 16.0, *) {
      widgetAccentable(isAccentable)
    } else {
      self
    }
  }

  /// Sets the widget's background: in its container on iOS 17 and later, or behind the view on earlier
  /// systems.
  @ViewBuilder func containerBackgroundWhereAvailable(_ color: Color) -> some View {
    if #available(iOS 17.0, *) {
      containerBackground(color, for: .widget)
    } else {
      frame(maxWidth: .infinity, maxHeight: .infinity).background(color)
    }
  }
}

extension Image {
  /// The treatment of an image's colors in accented mode, also available before iOS 18.
  enum AccentedColors {
    /// The image's shape in the color of the accent group.
    case accented
    /// The image's brightness as the opacity of the default group's color.
    case desaturated
    /// The image's brightness as the opacity of the accent group's color.
    case accentedDesaturated
    /// The image without changes.
    case fullColor
  }

  /// Applies `widgetAccentedRenderingMode` on iOS 18 and later.
  ///
  /// Call it directly after `resizable()`.
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

/// The cases of `WidgetRenderingMode`, also available before iOS 16.
enum WidgetMode {
  case fullColor
  case accented
  case vibrant
}

/// Passes the rendering mode to its content on every iOS version.
///
/// Before iOS 16, the mode is always full color.
///
/// A stored `@Environment(\.widgetRenderingMode)` requires iOS 16 for the whole view, and an `Environment`
/// created in a computed property always has the default value. This view reads the environment in a private
/// view that requires iOS 16.
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

import SwiftUI
import WidgetKit

private struct TwoColours: ViewModifier {
  @Environment(\.colorScheme) var scheme
  @Environment(\.widgetRenderingMode) var mode
  let light: Color
  let dark: Color

  func body(content: Content) -> some View {
    if mode == .accented {
      content
    } else {
      content.background(scheme == .light ? light : dark)
    }
  }
}

private struct Filled<Fill: ShapeStyle, Edge: Shape>: ViewModifier {
  @Environment(\.widgetRenderingMode) var mode
  let fill: Fill
  let edge: Edge

  func body(content: Content) -> some View {
    content.background(edge.fill(fill).opacity(mode == .accented ? 0 : 1))
  }
}

extension View {
  func widgetBackground(_ color: Color) -> some View {
    widgetBackground(light: color, dark: color)
  }

  func widgetBackground(light: Color, dark: Color) -> some View {
    modifier(TwoColours(light: light, dark: dark))
  }

  func widgetBackground(_ fill: some ShapeStyle, in edge: some Shape) -> some View {
    modifier(Filled(fill: fill, edge: edge))
  }
}

import LessonProbes
import SwiftUI

/// A large view with a text in its center and a small one in its corner, above a text without a background.
private struct Sample: View {
  var body: some View {
    Text("middle")
      .font(.caption)
      .frame(width: 100, height: 100)
      .overlay(alignment: .topLeading) {
        Text("corner").font(.system(size: 4)).foregroundStyle(Color(white: 0.55)).padding(2)
      }
      .foregroundStyle(.white)
  }
}

private func above<Content: View>(_ content: Content) -> some View {
  VStack(spacing: 4) {
    content
    Text("plain").font(.caption2)
  }
}

let solid = ViewProbe("solid") { (red: Double) in
  above(Sample().widgetBackground(Color(red: red, green: 0.2, blue: 0.2)))
}

let byScheme = ViewProbe("byScheme") { (light: Double, dark: Double) in
  above(
    Sample().widgetBackground(
      light: Color(red: light, green: 0.2, blue: 0.2), dark: Color(red: dark, green: 0.1, blue: 0.3)
    ))
}

let shaped = ViewProbe("shaped") { (shape: String, red: Double) in
  let color = Color(red: red, green: 0.2, blue: 0.2)
  return above(
    Group {
      switch shape {
      case "circle": Sample().widgetBackground(color, in: Circle())
      case "diagonal":
        Sample().widgetBackground(
          LinearGradient(colors: [color, color], startPoint: .top, endPoint: .bottom),
          in: Ellipse())
      default: Sample().widgetBackground(color, in: Rectangle())
      }
    })
}

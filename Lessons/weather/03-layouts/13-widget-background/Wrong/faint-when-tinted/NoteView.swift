import SwiftUI
import WidgetKit

/// Draws a colour behind its content, except where widgets are tinted.
struct BackgroundUnlessTinted: ViewModifier {
  let color: Color
  @Environment(\.widgetRenderingMode) private var renderingMode

  func body(content: Content) -> some View {
    content.background(color.opacity(renderingMode == .accented ? 0.3 : 1))
  }
}

extension View {
  /// Draws a colour behind the view, except where widgets are tinted.
  func widgetBackground(_ color: Color) -> some View {
    modifier(BackgroundUnlessTinted(color: color))
  }
}

/// A note on coloured paper.
struct NoteView: View {
  let note: String

  var body: some View {
    VStack(spacing: 8) {
      Text("Note")
        .font(.caption)
      Text(note)
        .font(.headline)
        .foregroundStyle(.white)
        .padding(10)
        .widgetBackground(Color(red: 0.5, green: 0.2, blue: 0.45))
    }
  }
}

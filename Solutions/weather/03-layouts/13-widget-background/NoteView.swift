import SwiftUI
import WidgetKit

/// Draws a color behind its content, except when tinted.
struct BackgroundUnlessTinted: ViewModifier {
  let color: Color
  @Environment(\.widgetRenderingMode) private var renderingMode

  func body(content: Content) -> some View {
    content.background {
      if renderingMode != .accented { color }
    }
  }
}

extension View {
  /// Draws a color behind the view, except when tinted.
  func widgetBackground(_ color: Color) -> some View {
    modifier(BackgroundUnlessTinted(color: color))
  }
}

/// A note on colored paper.
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

import SwiftUI
import WidgetKit

extension View {
  /// Draws a color behind the view, except when tinted.
  func widgetBackground(_ color: Color) -> some View {
    // TODO: draw nothing behind the view when tinted.
    background(color)
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

import SwiftUI
import WidgetKit

extension View {
  /// Draws a colour behind the view, except where widgets are tinted.
  func widgetBackground(_ color: Color) -> some View {
    containerBackground(color, for: .widget)
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

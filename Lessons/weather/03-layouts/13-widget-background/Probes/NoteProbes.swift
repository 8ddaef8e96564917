import LessonProbes
import SwiftUI

let note = ViewProbe("note") { (note: String) in NoteView(note: note) }

/// A text on paper of this color under a plain text, with its symbol in the accent group.
let paper = ViewProbe("paper") { (red: Double, green: Double, blue: Double) in
  VStack(spacing: 12) {
    Text("plain")
    HStack(spacing: 4) {
      Image(systemName: "pin.fill").widgetAccentable()
      Text("pinned")
    }
    .foregroundStyle(.white)
    .padding(8)
    .widgetBackground(Color(red: red, green: green, blue: blue))
  }
}

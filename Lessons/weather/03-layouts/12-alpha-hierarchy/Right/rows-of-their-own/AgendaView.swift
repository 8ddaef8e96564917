import SwiftUI
import WidgetKit

private struct Row: View {
  let text: String
  let strength: Double

  var body: some View {
    HStack {
      Circle().frame(width: 6, height: 6)
      Text(text).lineLimit(1).minimumScaleFactor(0.6)
    }
    .opacity(strength)
  }
}

struct AgendaView: View {
  let now: String
  let next: String
  let later: String

  var body: some View {
    VStack(alignment: .leading) {
      Row(text: now, strength: 1).widgetAccentable()
      Row(text: next, strength: 0.6)
      Row(text: later, strength: 0.3)
    }
  }
}

import SwiftUI
import WidgetKit

struct AgendaView: View {
  let now: String
  let next: String
  let later: String

  private var lines: [(text: String, opacity: Double)] {
    [(now, 1), (next, 0.65), (later, 0.35)]
  }

  var body: some View {
    VStack(spacing: 4) {
      ForEach(lines, id: \.text) { line in
        Text(line.text)
          .font(line.opacity == 1 ? .title3 : .subheadline)
          .foregroundColor(.primary.opacity(line.opacity))
      }
    }
  }
}

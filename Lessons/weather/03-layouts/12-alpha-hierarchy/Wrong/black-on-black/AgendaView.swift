import SwiftUI
import WidgetKit

/// What is on now, what is next, and what comes after that.
struct AgendaView: View {
  let now: String
  let next: String
  let later: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(now)
        .foregroundStyle(Color.black)
      Text(next)
        .foregroundStyle(Color.black.opacity(0.6))
      Text(later)
        .foregroundStyle(Color.black.opacity(0.3))
    }
    .font(.headline)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

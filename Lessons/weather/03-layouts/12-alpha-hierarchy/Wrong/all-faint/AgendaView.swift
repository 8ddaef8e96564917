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
        .foregroundStyle(.primary.opacity(0.6))
      Text(next)
        .foregroundStyle(.primary.opacity(0.4))
      Text(later)
        .foregroundStyle(.primary.opacity(0.25))
    }
    .font(.headline)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

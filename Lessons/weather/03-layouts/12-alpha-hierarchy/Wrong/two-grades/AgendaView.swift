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
        .foregroundStyle(.primary)
      Text(next)
        .foregroundStyle(.secondary)
      Text(later)
        .foregroundStyle(.secondary)
    }
    .font(.headline)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

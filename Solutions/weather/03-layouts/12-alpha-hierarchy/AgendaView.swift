import SwiftUI
import WidgetKit

/// The current item of the day, the next one, and a later one.
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
        .foregroundStyle(.tertiary)
    }
    .font(.headline)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

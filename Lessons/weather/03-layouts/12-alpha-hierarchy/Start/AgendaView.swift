import SwiftUI
import WidgetKit

/// The current item of the day, the next one, and a later one.
struct AgendaView: View {
  let now: String
  let next: String
  let later: String

  // TODO: when tinted, these three grays become the same white. Use opacity.
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(now)
        .foregroundStyle(Color(white: 0))
      Text(next)
        .foregroundStyle(Color(white: 0.4))
      Text(later)
        .foregroundStyle(Color(white: 0.6))
    }
    .font(.headline)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

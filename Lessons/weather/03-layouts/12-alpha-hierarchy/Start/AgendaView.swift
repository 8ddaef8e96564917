import SwiftUI
import WidgetKit

/// What is on now, what is next, and what comes after that.
struct AgendaView: View {
  let now: String
  let next: String
  let later: String

  // TODO: three shades of grey, and one white where widgets are tinted. Use opacity.
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

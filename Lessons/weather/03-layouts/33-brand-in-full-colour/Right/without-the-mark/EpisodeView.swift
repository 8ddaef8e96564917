import SwiftUI
import WidgetKit

/// The latest episode of a podcast.
struct EpisodeView: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .top) {
        Image("Cover")
          .resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .frame(width: 64, height: 64)
        Spacer(minLength: 0)
      }
      Spacer(minLength: 0)
      Text(title)
        .font(.caption.bold())
        .lineLimit(2)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

import SwiftUI
import WidgetKit

/// The latest episode of a podcast.
struct EpisodeView: View {
  let title: String

  var body: some View {
    VStack(spacing: 10) {
      Image("Cover")
        .resizable()
        .widgetAccentedRenderingMode(.fullColor)
        .frame(width: 84, height: 84)
        .clipShape(.rect(cornerRadius: 6))
      HStack(spacing: 6) {
        Image("SoundMark")
          .resizable()
          .widgetAccentedRenderingMode(.accentedDesaturated)
          .frame(width: 14, height: 14)
        Text(title)
          .font(.footnote)
          .lineLimit(2)
          .minimumScaleFactor(0.8)
          .widgetAccentable()
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

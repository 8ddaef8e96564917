import SwiftUI
import WidgetKit

/// The latest episode of a podcast.
struct EpisodeView: View {
  let title: String

  var body: some View {
    // TODO: leave room for the user's tint.
    ZStack(alignment: .bottomLeading) {
      Image("Cover")
        .resizable()
        .widgetAccentedRenderingMode(.fullColor)
        .frame(width: 158, height: 158)
      HStack(spacing: 6) {
        Image("SoundMark")
          .resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .frame(width: 16, height: 16)
        Text(title)
          .font(.caption.bold())
          .foregroundStyle(.white)
      }
      .padding(24)
    }
    .containerBackground(.clear, for: .widget)
  }
}

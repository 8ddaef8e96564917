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
          .frame(width: 72, height: 72)
        Spacer(minLength: 8)
        Image("SoundMark")
          .resizable()
          .widgetAccentedRenderingMode(.accented)
          .frame(width: 20, height: 20)
      }
      Spacer(minLength: 0)
      Text(title)
        .font(.caption.bold())
        .foregroundStyle(Color(white: 0.7))
        .lineLimit(2)
        .minimumScaleFactor(0.8)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(.background, for: .widget)
  }
}

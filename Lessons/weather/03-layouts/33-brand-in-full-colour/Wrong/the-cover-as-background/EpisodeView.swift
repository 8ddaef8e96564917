import SwiftUI
import WidgetKit

/// The latest episode of a podcast.
struct EpisodeView: View {
  let title: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Spacer()
      Text(title)
        .font(.caption.bold())
        .padding(4)
        .background(.background, in: .rect(cornerRadius: 4))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      Image("Cover")
        .resizable()
        .widgetAccentedRenderingMode(.fullColor)
    }
  }
}

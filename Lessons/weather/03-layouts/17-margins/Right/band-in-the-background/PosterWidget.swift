import SwiftUI
import WidgetKit

struct PosterView: View {
  let entry: ConcertEntry

  var body: some View {
    VStack(alignment: .leading) {
      Text(entry.artist).font(.title2)
      Spacer()
      Text(entry.hall).foregroundStyle(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PosterWidget", provider: ConcertProvider()) { entry in
      PosterView(entry: entry)
        .containerBackground(for: .widget) {
          VStack(spacing: 0) {
            Color.white.opacity(0.1)
            Color.purple.frame(height: 48)
          }
        }
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

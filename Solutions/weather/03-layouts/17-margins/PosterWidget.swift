import SwiftUI
import WidgetKit

/// A poster with the artist at the top and the hall on a band along the bottom.
struct PosterView: View {
  let entry: ConcertEntry
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.artist)
        .font(.title2.bold())
        .lineLimit(2)
        .padding(.top, margins.top)
        .padding(.leading, margins.leading)
        .padding(.trailing, margins.trailing)
      Spacer(minLength: 0)
      Text(entry.hall)
        .font(.headline)
        .foregroundStyle(.white)
        .padding(.leading, margins.leading)
        .padding(.vertical, 12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(red: 0.55, green: 0.1, blue: 0.2))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PosterWidget", provider: ConcertProvider()) { entry in
      PosterView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tonight")
    .description("See who plays tonight.")
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

import SwiftUI
import WidgetKit

// TODO: the band should reach from edge to edge, and the words keep their distance.
/// A poster: the artist, and a band along the bottom with the hall.
struct PosterView: View {
  let entry: ConcertEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(entry.artist)
        .font(.title2.bold())
        .lineLimit(2)
      Spacer(minLength: 0)
      Text(entry.hall)
        .font(.headline)
        .foregroundStyle(.white)
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
  }
}

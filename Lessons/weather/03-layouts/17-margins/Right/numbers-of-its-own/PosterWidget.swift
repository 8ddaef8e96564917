import SwiftUI
import WidgetKit

struct PosterView: View {
  let entry: ConcertEntry

  var body: some View {
    ZStack(alignment: .bottom) {
      Text(entry.artist)
        .font(.title3)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      Rectangle()
        .fill(.indigo)
        .frame(height: 44)
        .overlay(alignment: .leading) {
          Text(entry.hall).padding(.leading, 11).foregroundStyle(.white)
        }
    }
  }
}

struct PosterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "PosterWidget", provider: ConcertProvider()) { entry in
      PosterView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
    .contentMarginsDisabled()
  }
}

import SwiftUI
import WidgetKit

/// The next ferry of a line, with the company's roundel.
struct FerryView: View {
  let line: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Image("Roundel")
          .resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .frame(width: 28, height: 28)
        Text(line)
          .font(.headline)
          .widgetAccentable()
      }
      Text("\(minutes) min")
        .font(.title)
        .widgetAccentable()
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

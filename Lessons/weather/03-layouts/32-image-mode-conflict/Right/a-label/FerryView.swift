import SwiftUI
import WidgetKit

/// The next ferry of a line, with the company's roundel.
struct FerryView: View {
  let line: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label {
        Text(line)
          .font(.headline)
          .widgetAccentable()
      } icon: {
        Image("Roundel")
          .resizable()
          .widgetAccentedRenderingMode(.fullColor)
          .aspectRatio(contentMode: .fit)
          .frame(width: 28)
      }
      Text("\(minutes) min")
        .font(.title)
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

import SwiftUI
import WidgetKit

/// The next ferry of a line, with the company's roundel.
struct FerryView: View {
  let line: String
  let minutes: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        // TODO: first fix the compiler error, then the roundel's look when tinted.
        Image("Roundel")
          .resizable()
          .frame(width: 28, height: 28)
          .widgetAccentedRenderingMode(.fullColor)
        Text(line)
          .font(.headline)
      }
      .widgetAccentable()
      Text("\(minutes) min")
        .font(.title)
    }
    .containerBackground(.fill.tertiary, for: .widget)
  }
}

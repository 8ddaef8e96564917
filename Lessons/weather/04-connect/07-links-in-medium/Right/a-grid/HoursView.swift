import SwiftUI
import WidgetKit

struct HoursView: View {
  let city: String
  let hours: [Hour]

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        Link(city, destination: Hour.day)
          .bold()
          .gridCellColumns(5)
      }
      GridRow {
        ForEach(Array(hours.enumerated()), id: \.offset) { _, hour in
          cell(hour)
        }
      }
    }
    .widgetURL(Hour.day)
  }

  private func cell(_ hour: Hour) -> some View {
    Link(destination: hour.link) {
      ZStack {
        RoundedRectangle(cornerRadius: 8)
          .fill(.quaternary)
        VStack {
          Text("\(hour.hour)").font(.caption2)
          Text("\(hour.temperature)°").font(.caption)
        }
      }
      .frame(height: 60)
    }
    .accessibilityLabel("\(hour.temperature) degrees at \(hour.hour)")
  }
}

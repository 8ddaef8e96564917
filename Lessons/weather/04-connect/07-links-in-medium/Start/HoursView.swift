import SwiftUI
import WidgetKit

struct HoursView: View {
  let city: String
  let hours: [Hour]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(city)
        .font(.headline)
      HStack(spacing: 0) {
        ForEach(hours) { hour in
          // TODO: add a link to the hour that's easy to tap.
          HourColumn(hour: hour)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    // TODO: set what a tap outside the hours opens.
  }
}

/// A column with the time, the symbol and the temperature of an hour.
struct HourColumn: View {
  let hour: Hour

  var body: some View {
    VStack(spacing: 4) {
      Text("\(hour.hour):00")
        .font(.caption2)
        .foregroundStyle(.secondary)
      Image(systemName: hour.symbolName)
      Text("\(hour.temperature)°")
        .font(.caption)
    }
  }
}

import SwiftUI
import WidgetKit

struct HourCard: View {
  let date: Date
  let celsius: Double
  let rain: Double
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .trailing) {
      Text("\(date, format: .dateTime.hour().minute())").font(.title3)
      Text(
        Measurement(value: celsius, unit: UnitTemperature.celsius)
          .formatted(.measurement(width: .narrow).locale(locale)))
      HStack {
        Image(systemName: "cloud.rain")
        Text(rain.formatted(.percent.locale(locale)))
      }
    }
  }
}

import SwiftUI
import WidgetKit

struct HourCard: View {
  let date: Date
  let celsius: Double
  let rain: Double

  private var temperature: Measurement<UnitTemperature> { .init(value: celsius, unit: .celsius) }

  var body: some View {
    VStack {
      Text(date, style: .time)
      Text(temperature, format: .measurement(width: .abbreviated, usage: .weather))
        .bold()
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Label {
        Text(rain, format: .percent)
      } icon: {
        Image(systemName: "drop.fill")
      }
    }
  }
}

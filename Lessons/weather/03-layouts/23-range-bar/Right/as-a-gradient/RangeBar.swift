import SwiftUI
import WidgetKit

/// A day's low and high as a part of the week's range.
struct RangeBar: View {
  /// In degrees Celsius, as all others.
  let low: Int
  let high: Int
  let week: ClosedRange<Int>

  var body: some View {
    LinearGradient(
      stops: [
        .init(color: .clear, location: start), .init(color: .red, location: start),
        .init(color: .red, location: end), .init(color: .clear, location: end),
      ], startPoint: .leading, endPoint: .trailing
    )
    .frame(height: 6)
    .background(.gray.opacity(0.3), in: Capsule())
  }

  private func place(_ temperature: Int) -> Double {
    week.lowerBound == week.upperBound
      ? 0 : Double(temperature - week.lowerBound) / Double(week.upperBound - week.lowerBound)
  }

  private var start: Double { min(place(low), 0.95) }
  private var end: Double { max(place(high), start + 0.05) }
}

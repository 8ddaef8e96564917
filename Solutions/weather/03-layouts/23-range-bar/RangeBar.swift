import SwiftUI
import WidgetKit

/// A day's low and high as part of the week's range.
struct RangeBar: View {
  /// In degrees Celsius, like the other values.
  let low: Int
  let high: Int
  let week: ClosedRange<Int>

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      let start = fraction(of: low) * width
      let end = fraction(of: high) * width
      Capsule()
        .fill(.orange)
        .frame(width: max(end - start, 6))
        .offset(x: min(start, width - 6))
    }
    .frame(height: 6)
    .background(.gray.opacity(0.3), in: Capsule())
  }

  /// Returns a temperature's position in the week, from 0 to 1.
  private func fraction(of temperature: Int) -> Double {
    let span = Double(week.upperBound - week.lowerBound)
    guard span > 0 else { return 0 }
    return Double(temperature - week.lowerBound) / span
  }
}

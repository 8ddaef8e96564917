import SwiftUI
import WidgetKit

/// A day's low and high as a part of the week's range.
struct RangeBar: View {
  /// In degrees Celsius, as all others.
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

  /// Where a temperature stands in the week, from 0 to 1.
  private func fraction(of temperature: Int) -> Double {
    let coldest = max(week.lowerBound, 0)
    let span = Double(week.upperBound - coldest)
    guard span > 0 else { return 0 }
    return Double(max(temperature, 0) - coldest) / span
  }
}

import SwiftUI
import WidgetKit

/// A day's low and high as a part of the week's range.
struct RangeBar: View {
  /// In degrees Celsius, as all others.
  let low: Int
  let high: Int
  let week: ClosedRange<Int>

  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: CGFloat(low - week.lowerBound) * 10)
      Capsule().fill(.orange).frame(width: CGFloat(high - low) * 10)
      Spacer(minLength: 0)
    }
    .frame(height: 6)
    .background(.gray.opacity(0.3), in: Capsule())
  }

  /// Where a temperature stands in the week, from 0 to 1.
  private func fraction(of temperature: Int) -> Double {
    let span = Double(week.upperBound - week.lowerBound)
    guard span > 0 else { return 0 }
    return Double(temperature - week.lowerBound) / span
  }
}

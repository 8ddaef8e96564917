import SwiftUI
import WidgetKit

/// A day's low and high as part of the week's range.
struct RangeBar: View {
  /// In degrees Celsius, like the other values.
  let low: Int
  let high: Int
  let week: ClosedRange<Int>

  var body: some View {
    // TODO: draw the bar only from the day's low to its high.
    Capsule()
      .fill(.orange)
      .frame(height: 6)
      .background(.gray.opacity(0.3), in: Capsule())
  }
}

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
      HStack(spacing: 0) {
        Spacer(minLength: 0).frame(width: start * (geometry.size.width - 8))
        RoundedRectangle(cornerRadius: 3)
          .foregroundStyle(.blue)
          .frame(width: 8 + length * (geometry.size.width - 8))
        Spacer(minLength: 0)
      }
    }
    .frame(height: 6)
    .background(.gray.opacity(0.3), in: Capsule())
  }

  private var span: Double { max(Double(week.count - 1), 1) }
  private var start: Double { Double(low - week.lowerBound) / span }
  private var length: Double { Double(high - low) / span }
}

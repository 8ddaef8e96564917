import SwiftUI
import WidgetKit

struct RangeBar: View {
  let low: Int
  let high: Int
  let week: ClosedRange<Int>

  var body: some View {
    GeometryReader { proxy in
      Capsule()
        .fill(.quaternary)
        .overlay(alignment: .leading) {
          Capsule()
            .fill(LinearGradient(colors: [.blue, .red], startPoint: .leading, endPoint: .trailing))
            .frame(width: max(8, proxy.size.width * (fraction(high) - fraction(low))))
            .padding(.leading, min(proxy.size.width * fraction(low), proxy.size.width - 8))
        }
    }
    .frame(height: 8)
  }

  private func fraction(_ t: Int) -> Double {
    let span = week.upperBound - week.lowerBound
    return span == 0 ? 0 : Double(t - week.lowerBound) / Double(span)
  }
}

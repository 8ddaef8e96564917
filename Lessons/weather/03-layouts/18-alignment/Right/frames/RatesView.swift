import SwiftUI
import WidgetKit

/// What one unit of another currency costs.
struct Rate: Identifiable {
  let currency: String
  /// With two digits behind the point: `912.04`.
  let price: String

  var id: String { currency }
}

private struct RateRow: View {
  let rate: Rate

  var body: some View {
    HStack(spacing: 4) {
      Text(rate.currency)
      Text(rate.price)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .minimumScaleFactor(0.7)
        .lineLimit(1)
    }
    .font(.system(.callout, design: .monospaced))
  }
}

/// Currencies and their prices, one under the other.
struct RatesView: View {
  let rates: [Rate]

  var body: some View {
    VStack {
      ForEach(rates) { RateRow(rate: $0) }
    }
  }
}

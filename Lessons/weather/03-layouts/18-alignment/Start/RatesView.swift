import SwiftUI
import WidgetKit

/// What one unit of another currency costs.
struct Rate: Identifiable {
  let currency: String
  /// With two digits behind the point: `912.04`.
  let price: String

  var id: String { currency }
}

/// Currencies and their prices, one under the other.
struct RatesView: View {
  let rates: [Rate]

  var body: some View {
    // TODO: two columns. The currencies begin at one line, the prices end at one.
    VStack(spacing: 8) {
      ForEach(rates) { rate in
        HStack {
          Text(rate.currency)
            .font(.caption)
          Text(rate.price)
            .font(.body)
        }
      }
    }
  }
}

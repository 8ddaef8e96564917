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
    VStack(spacing: 8) {
      ForEach(rates) { rate in
        HStack(alignment: .firstTextBaseline) {
          Text(rate.currency)
            .font(.caption)
          Spacer(minLength: 8)
          Text(rate.price)
            .font(.body)
            .monospacedDigit()
        }
      }
    }
  }
}

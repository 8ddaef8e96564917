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
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 6) {
      ForEach(rates) { rate in
        GridRow {
          Text(rate.currency).font(.footnote)
          Text(rate.price)
            .font(.body.monospacedDigit())
            .gridColumnAlignment(.trailing)
        }
      }
    }
  }
}

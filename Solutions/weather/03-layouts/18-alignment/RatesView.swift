import SwiftUI
import WidgetKit

/// The price of one unit of a foreign currency.
struct Rate: Identifiable {
  let currency: String
  /// Has two decimal places: `912.04`.
  let price: String

  var id: String { currency }
}

/// A list of currencies and their prices.
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

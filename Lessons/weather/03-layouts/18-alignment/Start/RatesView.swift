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
    // TODO: make two columns. Align the currencies at the start and the prices at the end.
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

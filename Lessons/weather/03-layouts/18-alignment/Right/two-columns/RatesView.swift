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
    HStack {
      VStack(alignment: .leading, spacing: 6) { ForEach(rates) { Text($0.currency) } }
      Spacer(minLength: 4)
      VStack(alignment: .trailing, spacing: 6) { ForEach(rates) { Text($0.price) } }
    }
    .font(.subheadline)
    .monospacedDigit()
  }
}

import SwiftUI
import WidgetKit

/// What is cheaper today, and by how much.
struct SaleView: View {
  let product: String
  /// In per cent.
  let discount: Int

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "cart")
        .font(.title2)
      Text(product)
        .font(.headline)
      Text("\(discount) % off")
        .font(.caption.bold())
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background {
          Capsule().strokeBorder(.white, lineWidth: 1)
        }
    }
  }
}

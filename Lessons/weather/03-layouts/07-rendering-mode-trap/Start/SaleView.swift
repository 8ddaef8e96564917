import SwiftUI
import WidgetKit

/// A product on sale and its discount.
struct SaleView: View {
  let product: String
  /// In percent.
  let discount: Int

  // TODO: this is always false, even when tinted. Find out why.
  private var isTinted: Bool {
    @Environment(\.widgetRenderingMode) var renderingMode
    return renderingMode == .accented
  }

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "cart")
        .font(.title2)
      Text(product)
        .font(.headline)
      Text("\(discount) % off")
        .font(.caption.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background {
          if isTinted {
            Capsule().strokeBorder(.white, lineWidth: 1)
          } else {
            Capsule().fill(Color(red: 0.8, green: 0.1, blue: 0.1))
          }
        }
    }
  }
}

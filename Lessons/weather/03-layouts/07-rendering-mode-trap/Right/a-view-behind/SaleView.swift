import SwiftUI
import WidgetKit

private struct BadgeFill: View {
  @Environment(\.widgetRenderingMode) var mode: WidgetRenderingMode

  var body: some View {
    Capsule().fill(.red).opacity(mode == .accented ? 0.25 : 1)
  }
}

struct SaleView: View {
  let product: String
  let discount: Int

  var body: some View {
    VStack {
      Text(product).font(.title3)
      Text("-\(discount)%")
        .font(.headline)
        .foregroundColor(.white)
        .padding(8)
        .background(BadgeFill())
    }
  }
}

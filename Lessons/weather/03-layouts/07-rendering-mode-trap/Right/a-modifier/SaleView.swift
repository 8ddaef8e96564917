import SwiftUI
import WidgetKit

struct Badge: ViewModifier {
  @Environment(\.widgetRenderingMode) private var mode

  func body(content: Content) -> some View {
    switch mode {
    case .fullColor:
      content.foregroundStyle(.white).background(.red, in: RoundedRectangle(cornerRadius: 6))
    default:
      content
    }
  }
}

extension View {
  func badge() -> some View { modifier(Badge()) }
}

struct SaleView: View {
  let product: String
  let discount: Int

  var body: some View {
    VStack(alignment: .leading) {
      Label(product, systemImage: "cart")
      Text(Double(discount) / 100, format: .percent)
        .bold()
        .padding(6)
        .badge()
    }
  }
}

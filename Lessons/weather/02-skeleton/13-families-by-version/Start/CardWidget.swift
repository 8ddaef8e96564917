import SwiftUI
import WidgetKit

// TODO: offer the card on the Lock Screen from iOS 16 on, and keep it on older systems.

struct CardView: View {
  var body: some View {
    Label("My library card", systemImage: "qrcode")
      .font(.headline)
  }
}

@main
struct CardWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CardWidget", provider: CardProvider()) { _ in
      CardView().widgetSurface()
    }
    .configurationDisplayName("Library card")
    .description("Show your card at the desk.")
    .supportedFamilies([.systemSmall])
  }
}

import SwiftUI
import WidgetKit

// TODO: from iOS 16 on the card should be on the Lock Screen, too; and nobody should lose it.

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

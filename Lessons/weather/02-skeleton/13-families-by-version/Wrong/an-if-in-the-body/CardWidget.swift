import SwiftUI
import WidgetKit

struct CardView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular: Image(systemName: "qrcode").font(.title)
    default: Label("My library card", systemImage: "qrcode").font(.headline)
    }
  }
}

@main
struct CardWidget: Widget {
  var body: some WidgetConfiguration {
    if #available(iOS 16.0, *) {
      StaticConfiguration(kind: "CardWidget", provider: CardProvider()) { _ in CardView() }
        .supportedFamilies([.systemSmall, .accessoryCircular])
    } else {
      StaticConfiguration(kind: "CardWidget", provider: CardProvider()) { _ in CardView() }
    }
  }
}

import SwiftUI
import WidgetKit

struct CardView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    switch family {
    case .accessoryCircular:
      Circle()
    default:
      Label("My library card", systemImage: "qrcode")
        .font(.headline)
    }
  }
}

@main
struct CardWidget: Widget {
  private var families: [WidgetFamily] {
    if #available(iOS 16.0, *) {
      return [.systemSmall, .accessoryCircular]
    } else {
      return [.systemSmall]
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CardWidget", provider: CardProvider()) { _ in
      CardView().widgetSurface()
    }
    .configurationDisplayName("Library card")
    .description("Show your card at the desk.")
    .supportedFamilies(families)
  }
}

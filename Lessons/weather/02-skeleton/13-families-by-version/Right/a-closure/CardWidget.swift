import SwiftUI
import WidgetKit

struct CardView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    if #available(iOSApplicationExtension 16.0, *), family == .accessoryCircular {
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "books.vertical").font(.title2)
      }
    } else {
      VStack {
        Image(systemName: "books.vertical").font(.largeTitle)
        Text("My library card")
      }
    }
  }
}

@main
struct CardWidget: Widget {
  private let supported: [WidgetFamily] = {
    guard #available(iOSApplicationExtension 16.0, *) else { return [.systemSmall] }
    return [.accessoryCircular, .systemSmall]
  }()

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CardWidget", provider: CardProvider()) { _ in
      CardView().widgetSurface()
    }
    .configurationDisplayName("Library card")
    .description("Show your card at the desk.")
    .supportedFamilies(supported)
  }
}

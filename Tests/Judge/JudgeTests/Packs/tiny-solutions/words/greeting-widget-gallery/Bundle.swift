import SwiftUI
import WidgetKit

@available(iOS 16.0, *)
struct LockWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lock", provider: GreetingProvider()) { _ in Text("Hello") }
      .supportedFamilies([.accessoryInline])
  }
}

@main
struct Greetings: WidgetBundle {
  var body: some Widget {
    if #available(iOS 16.0, *) {
      return WidgetBundleBuilder.buildBlock(LockWidget(), GreetingWidget())
    } else {
      return WidgetBundleBuilder.buildBlock(GreetingWidget())
    }
  }
}

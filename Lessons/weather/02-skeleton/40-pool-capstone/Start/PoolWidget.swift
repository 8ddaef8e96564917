import SwiftUI
import WidgetKit

// TODO: the entry, the provider, the view, the widget, the bundle, the previews.

@main
struct PoolBundle: WidgetBundle {
  var body: some Widget {
    TicketWidget()
  }
}

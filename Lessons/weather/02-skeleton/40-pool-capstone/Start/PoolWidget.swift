import SwiftUI
import WidgetKit

// TODO: write the entry, the provider, the view, the widget, the bundle and the previews.

@main
struct PoolBundle: WidgetBundle {
  var body: some Widget {
    TicketWidget()
  }
}

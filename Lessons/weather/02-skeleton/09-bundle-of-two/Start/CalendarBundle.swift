import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct CalendarBundle: WidgetBundle {
  var body: some Widget {
    // TODO: the week as well, and first.
    TodayWidget()
  }
}

import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct CalendarBundle: WidgetBundle {
  var body: some Widget {
    WeekWidget()
    TodayWidget()
  }
}

import SwiftUI
import WidgetKit

/// What the system finds when it opens the extension.
@main
struct CalendarBundle: WidgetBundle {
  var body: some Widget {
    WeekWidget()
    if Calendar.current.firstWeekday == 1 { TodayWidget() }
  }
}

import SwiftUI
import WidgetKit

struct NewWidgets: WidgetBundle {
  var body: some Widget { WeekWidget() }
}

@main
struct CalendarBundle: WidgetBundle {
  @WidgetBundleBuilder var body: some Widget {
    NewWidgets().body
    TodayWidget()
  }
}

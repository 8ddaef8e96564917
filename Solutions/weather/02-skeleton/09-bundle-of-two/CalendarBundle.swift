import SwiftUI
import WidgetKit

/// The extension's entry point.
@main
struct CalendarBundle: WidgetBundle {
  var body: some Widget {
    WeekWidget()
    TodayWidget()
  }
}

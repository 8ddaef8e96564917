import SwiftUI
import WidgetKit

/// The extension's entry point.
@main
struct CalendarBundle: WidgetBundle {
  var body: some Widget {
    // TODO: add the week widget, and put it first.
    TodayWidget()
  }
}

import OSLog
import WidgetKit

extension Logger {
  static let widget = Logger(subsystem: "com.example.weather", category: "widget")
}

func reload(_ kind: String, city: String) {
  Logger.widget.info("Reloading \(kind, privacy: .public) for \(city, privacy: .private)")
  WidgetCenter.shared.reloadTimelines(ofKind: kind)
  Logger.widget.debug("Done")
}

public import SwiftUI

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The system's margins around the widget's content, even if they are disabled.
  public package(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

public import SwiftUI

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension EnvironmentValues {
  /// The margins that the system puts around the content here, whether or not they are applied.
  public package(set) var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

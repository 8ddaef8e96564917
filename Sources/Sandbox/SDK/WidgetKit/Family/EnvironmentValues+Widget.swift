public import SwiftUI

@available(iOS 14.0, macOS 11.0, watchOS 9.0, visionOS 26.0, *)
extension EnvironmentValues {
  /// The family of the widget, for views that adapt to its size.
  public package(set) var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The widget's rendering mode: full color, accented on a tinted Home Screen, or vibrant on the Lock
  /// Screen.
  @available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the widget's background is visible.
  ///
  /// The value is false on the Lock Screen, in StandBy, and in accented mode.
  @available(iOS 15.0, macOS 12.0, watchOS 8.0, *)
  public package(set) var showsWidgetContainerBackground: Bool {
    get { self[ShowsWidgetContainerBackgroundKey.self] }
    set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
  }

  @available(iOS 16.0, watchOS 9.0, *)
  public var showsWidgetLabel: Bool {
    get { self[ShowsWidgetLabelKey.self] }
    set { self[ShowsWidgetLabelKey.self] = newValue }
  }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemMedium }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ShowsWidgetLabelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

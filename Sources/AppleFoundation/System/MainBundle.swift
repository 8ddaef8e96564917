import Foundation

/// What `Bundle.main` becomes where learner code asks who it is: `Bundle.main.bundleIdentifier`.
///
/// An app's bundle says who it is; a plugin's process has none. Code that unwraps these values, as
/// every app's may, gets what Xcode's template gives a new widget extension.
public enum MainBundle_ {
  private static let information = [
    "CFBundleIdentifier": "com.example.Widgets.WidgetExtension",
    "CFBundleName": "WidgetExtension",
    "CFBundleDisplayName": "Widget",
    "CFBundleExecutable": "WidgetExtension",
    "CFBundleShortVersionString": "1.0",
    "CFBundleVersion": "1",
    "CFBundlePackageType": "XPC!",
    "CFBundleDevelopmentRegion": "en",
  ]

  public static var bundleIdentifier: String? { information["CFBundleIdentifier"] }
  public static var infoDictionary: [String: Any]? { information }
  public static func object(forInfoDictionaryKey key: String) -> Any? { information[key] }
}

import Foundation

/// What `Bundle.main` becomes where learner code asks who it is: `Bundle.main.bundleIdentifier`.
///
/// An app's bundle says who it is; a plugin's process has none. Code that unwraps these values, as
/// every app's may, gets what Xcode's template gives a new widget extension, and what an `Info.plist`
/// that lies beside its files says instead.
public enum MainBundle_ {
  private static let template = [
    "CFBundleIdentifier": "com.example.Widgets.WidgetExtension",
    "CFBundleName": "WidgetExtension",
    "CFBundleDisplayName": "Widget",
    "CFBundleExecutable": "WidgetExtension",
    "CFBundleShortVersionString": "1.0",
    "CFBundleVersion": "1",
    "CFBundlePackageType": "XPC!",
    "CFBundleDevelopmentRegion": "en",
  ]

  private static var information: [String: Any] {
    let own = Bundle.main.infoDictionary ?? [:]
    return own.filter { !isUnresolved($0.value) }.merging(template) { own, _ in own }
  }

  /// A build setting such as `$(PRODUCT_NAME)`, in whose place Xcode puts its value.
  private static func isUnresolved(_ value: Any) -> Bool {
    (value as? String)?.contains("$(") ?? false
  }

  public static var bundleIdentifier: String? { information["CFBundleIdentifier"] as? String }
  public static var infoDictionary: [String: Any]? { information }
  public static func object(forInfoDictionaryKey key: String) -> Any? { information[key] }
}

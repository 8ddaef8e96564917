public import Foundation
import Synchronization

/// What `Bundle.main` becomes in learner code: the widget's bundle, whose resources lie in the worker's
/// folder.
///
/// The process's own main bundle is the folder of this program, which holds nothing of the widget's.
public var Main_Bundle: Bundle { ResourceFolder.opened.withLock { $0 }?.resources ?? Bundle.main }

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
    let own = ResourceFolder.opened.withLock { $0 }?.information ?? [:]
    return own.merging(template) { own, _ in own }
  }

  public static var bundleIdentifier: String? { information["CFBundleIdentifier"] as? String }
  public static var infoDictionary: [String: Any]? { information }
  public static func object(forInfoDictionaryKey key: String) -> Any? { information[key] }
}

/// The folder with the resources that lay beside a widget's files.
package struct ResourceFolder: @unchecked Sendable {
  fileprivate static let opened = Mutex<ResourceFolder?>(nil)

  fileprivate let resources: Bundle?
  /// What its `Info.plist` says.
  fileprivate let information: [String: Any]

  private init(_ folder: URL) {
    resources = Bundle(path: folder.path)
    let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
    let own = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    information = (own ?? [:]).filter { !Self.isUnresolved($0.value) }
  }

  /// Makes this folder the main bundle.
  package static func open(_ folder: URL) { opened.withLock { $0 = ResourceFolder(folder) } }

  /// A build setting such as `$(PRODUCT_NAME)`, in whose place Xcode puts its value.
  private static func isUnresolved(_ value: Any) -> Bool {
    (value as? String)?.contains("$(") ?? false
  }
}

extension Bundle {
  // Learner code that passes its bundle on, `load(from: .main)`, calls these and not Foundation's, which take
  // optionals: resources lie in the widget's bundle, whatever stands for the main one in this process.
  public func url(forResource name: String, withExtension ext: String) -> URL? {
    url(forResource: Optional(name), withExtension: Optional(ext))
      ?? ofWidget?.url(
        forResource: Optional(name), withExtension: Optional(ext))
  }

  public func path(forResource name: String, ofType ext: String) -> String? {
    path(forResource: Optional(name), ofType: Optional(ext))
      ?? ofWidget?.path(
        forResource: Optional(name), ofType: Optional(ext))
  }

  /// The widget's bundle where this one is the program's.
  private var ofWidget: Bundle? {
    let own = Main_Bundle
    return own !== self && !bundlePath.hasSuffix(".bundle") ? own : nil
  }
}

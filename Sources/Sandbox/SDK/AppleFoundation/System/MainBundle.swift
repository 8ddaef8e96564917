public import Foundation
import Synchronization

/// The replacement for `Bundle.main` in learner code: a bundle of the widget's resources in the worker's
/// folder.
///
/// The process's own main bundle is the folder of the program, which has none of the widget's resources.
public var Main_Bundle: Bundle { ResourceFolder.opened.withLock { $0 }?.resources ?? Bundle.main }

/// The replacement for `Bundle.main` where learner code reads bundle information, as in
/// `Bundle.main.bundleIdentifier`.
///
/// The worker's own process has no bundle information, but learner code may unwrap it. This type provides the
/// values of Xcode's template for a widget extension, overridden by an `Info.plist` next to the submission's
/// files.
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

  /// Returns an `Info.plist` value, in the phone's language if a table translates it.
  public static func object(forInfoDictionaryKey key: String) -> Any? {
    translation(of: key) ?? information[key]
  }

  /// The `Info.plist` with the values that a table translates to the phone's language.
  public static var localizedInfoDictionary: [String: Any]? {
    information.reduce(into: [:]) { $0[$1.key] = translation(of: $1.key) ?? $1.value }
  }

  /// The name that the phone shows, or `nil` if neither `Info.plist` nor its table has one.
  package static var displayName: String? {
    ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { key in
      translation(of: key)
        ?? ResourceFolder.opened.withLock { $0 }?.information[key] as? String
    }.first
  }

  private static func translation(of key: String) -> String? {
    ResourceFolder.strings?.find(
      key, in: StringsTables.informationTable, locale: Locale.current.identifier
    )?.entry?.format(for: [], in: "")
  }
}

/// The folder of a widget's resources.
package struct ResourceFolder: @unchecked Sendable {
  fileprivate static let opened = Mutex<ResourceFolder?>(nil)

  fileprivate let resources: Bundle?
  private let tables: StringsTables
  /// The contents of `Info.plist`.
  fileprivate let information: [String: Any]

  private init(_ folder: URL) {
    resources = Bundle(path: folder.path)
    let data = try? Data(contentsOf: folder.appendingPathComponent("Info.plist"))
    let own = data.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    information = (own ?? [:]).filter { !Self.isUnresolved($0.value) }
    tables = StringsTables(
      in: folder, developmentLanguage: information["CFBundleDevelopmentRegion"] as? String)
  }

  /// The strings tables of the widget, or `nil` before its folder is open.
  static var strings: StringsTables? { opened.withLock { $0 }?.tables }

  /// Makes this folder the main bundle.
  package static func open(_ folder: URL) { opened.withLock { $0 = ResourceFolder(folder) } }

  /// Returns whether a value contains a build setting such as `$(PRODUCT_NAME)`, which Xcode replaces.
  private static func isUnresolved(_ value: Any) -> Bool {
    (value as? String)?.contains("$(") ?? false
  }
}

extension Bundle {
  /// The bundle of a package's resources, which are among the widget's resources here.
  ///
  /// When Xcode builds a package, it generates this property.
  public static var module: Bundle { Main_Bundle }

  // Learner code that passes a bundle, such as `load(from: .main)`, calls these overloads rather than
  // Foundation's, which take optionals. These overloads also search the widget's bundle, because the
  // process's main bundle has no resources.
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

  /// The widget's bundle, or `nil` if this bundle is the widget's bundle or another resource bundle.
  private var ofWidget: Bundle? {
    let own = Main_Bundle
    return own !== self && !bundlePath.hasSuffix(".bundle") ? own : nil
  }
}

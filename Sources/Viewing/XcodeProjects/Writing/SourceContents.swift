import Foundation
import Storage
import SwiftSource

/// The declarations in Swift files that an Xcode project depends on.
package struct SourceContents {
  /// A type that's marked `@main`.
  struct Beginning: Hashable {
    var type: String
    var isBundle: Bool
    /// The byte range of the type's `@main`.
    var mark: Range<Int>
    var file: URL
  }

  /// Types that conform to `Widget`, in file order.
  private(set) var widgets: [String] = []
  /// Types that conform to `ControlWidget`, available in bundles since iOS 18.
  private(set) var controls: [String] = []
  /// The extension's types that are marked `@main`.
  private(set) var beginnings: [Beginning] = []
  /// The files with an `@main` app, which is the app's entry point, never the extension's.
  private(set) var appFiles: Set<URL> = []
  /// Whether the files declare attributes of a Live Activity.
  private(set) var hasActivities = false
  private(set) var activityStarter: ActivityStarter?
  private(set) var asksForLocation = false
  /// App groups in string literals, such as `group.com.example.weather`.
  private(set) var groups: [String] = []
  private(set) var claims: [URL: Set<String>] = [:]

  /// - Throws: `ExportError.sameName`.
  init(of files: [(file: URL, bytes: [UInt8])]) throws {
    var names: Set<String> = []
    var found: Set<String> = []
    var read: [SwiftFile] = []
    for (url, bytes) in files {
      guard names.insert(url.lastPathComponent).inserted else {
        throw ExportError.sameName(url.lastPathComponent)
      }
      let file = SwiftFile(bytes)
      read.append(file)
      if file.tokens.contains(word: "CLLocationManager") { asksForLocation = true }
      for type in file.types { note(type, of: file, at: url) }
      found.formUnion(
        file.strings.compactMap(\.value).filter {
          $0.wholeMatch(of: /group\.[A-Za-z0-9.\-]+/) != nil
        })
      claims[url] = TargetClaims(of: file).names
    }
    groups = found.sorted()
    activityStarter = ActivityStarter(in: read)
  }

  private mutating func note(_ type: TypeDeclaration, of file: SwiftFile, at url: URL) {
    if type.attributes.contains("@main") {
      if type.inherited.contains("App") {
        appFiles.insert(url)
      } else if let mark = file.tokens.last(where: {
        $0.isWord("@main") && $0.line <= type.line
      }) {
        beginnings.append(
          Beginning(
            type: type.name, isBundle: type.inherited.contains("WidgetBundle"), mark: mark.range,
            file: url))
      }
    }
    if type.inherited.contains("ActivityAttributes") { hasActivities = true }
    guard type.keyword != "protocol" else { return }
    if type.inherited.contains("ControlWidget") { controls.append(type.name) }
    if type.inherited.contains("Widget") { widgets.append(type.name) }
  }

  var hasEntryPoint: Bool { !beginnings.isEmpty }

  var entryFiles: Set<URL> { Set(beginnings.map(\.file)) }

  /// Whether the extension has anything to show.
  package var hasWidget: Bool { hasEntryPoint || !(widgets + controls).isEmpty }
}

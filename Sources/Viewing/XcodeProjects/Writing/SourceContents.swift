import Foundation
import Storage
import SwiftSource

/// What Swift files declare, as far as an Xcode project has to know it.
package struct SourceContents {
  /// A type that is marked as the program's beginning.
  struct Beginning: Hashable {
    var type: String
    var isBundle: Bool
    /// The bytes of its `@main`.
    var mark: Range<Int>
    var file: URL
  }

  /// Types that conform to `Widget`, in the files' order.
  private(set) var widgets: [String] = []
  /// Types that conform to `ControlWidget`, which are in a bundle from iOS 18 on.
  private(set) var controls: [String] = []
  /// Those of the extension's types with which it begins.
  private(set) var beginnings: [Beginning] = []
  /// The files with an app that is marked so: it begins the app, and never the extension.
  private(set) var appFiles: Set<URL> = []
  /// Whether the files declare what a Live Activity shows.
  private(set) var hasActivities = false
  /// How the learner's code starts one.
  private(set) var activityStarter: ActivityStarter?
  /// Whether they ask the system where the phone is.
  private(set) var asksForLocation = false
  /// App groups that are named in texts, such as `group.com.example.weather`.
  private(set) var groups: [String] = []
  /// What each file claims for itself among the files of a target.
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

  /// Whether one of the extension's types is marked as the program's beginning.
  var hasEntryPoint: Bool { !beginnings.isEmpty }

  /// The files with the extension's beginning.
  var entryFiles: Set<URL> { Set(beginnings.map(\.file)) }

  /// Whether there is something that an extension can show.
  package var hasWidget: Bool { hasEntryPoint || !(widgets + controls).isEmpty }
}

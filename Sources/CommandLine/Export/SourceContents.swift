import Foundation
import Storage
import SwiftSource

/// What Swift files declare, as far as an Xcode project has to know it.
struct SourceContents {
  /// Types that conform to `Widget`, in the files' order.
  private(set) var widgets: [String] = []
  /// Types that conform to `ControlWidget`, which are in a bundle from iOS 18 on.
  private(set) var controls: [String] = []
  /// Whether one of the extension's types is marked as the program's beginning.
  private(set) var hasEntryPoint = false
  /// The files with an app that is marked so: it begins the app, and never the extension.
  private(set) var appFiles: Set<URL> = []
  /// The files with the extension's beginning.
  private(set) var entryFiles: Set<URL> = []
  /// Whether the files declare what a Live Activity shows.
  private(set) var hasActivities = false
  /// How the learner's code starts one.
  private(set) var activityStarter: ActivityStarter?
  /// Whether they ask the system where the phone is.
  private(set) var asksForLocation = false
  /// App groups that are named in texts, such as `group.com.example.weather`.
  private(set) var groups: [String] = []

  init(of files: [URL]) throws {
    var names: Set<String> = []
    var found: Set<String> = []
    var read: [SwiftFile] = []
    for url in files {
      guard names.insert(url.lastPathComponent).inserted else {
        throw ExportError.sameName(url.lastPathComponent)
      }
      let file = SwiftFile(Array(try Data(contentsOf: url)))
      read.append(file)
      if file.tokens.contains(word: "CLLocationManager") { asksForLocation = true }
      for type in file.types {
        if type.attributes.contains("@main") {
          if type.inherited.contains("App") {
            appFiles.insert(url)
          } else {
            hasEntryPoint = true
            entryFiles.insert(url)
          }
        }
        if type.inherited.contains("ControlWidget"), type.keyword != "protocol" {
          controls.append(type.name)
        }
        if type.inherited.contains("ActivityAttributes") { hasActivities = true }
        if type.inherited.contains("Widget"), type.keyword != "protocol" {
          widgets.append(type.name)
        }
      }
      found.formUnion(
        file.strings.compactMap(\.value).filter {
          $0.wholeMatch(of: /group\.[A-Za-z0-9.\-]+/) != nil
        })
    }
    groups = found.sorted()
    activityStarter = ActivityStarter(in: read)
  }
}

import Foundation
import Storage
import SwiftSource

/// What Swift files declare, as far as an Xcode project has to know it.
struct SourceContents {
  /// Types that conform to `Widget`, in the files' order.
  private(set) var widgets: [String] = []
  /// Whether one of the types is marked as the program's beginning.
  private(set) var hasEntryPoint = false
  /// App groups that are named in texts, such as `group.com.example.weather`.
  private(set) var groups: [String] = []

  init(of files: [URL]) throws {
    var names: Set<String> = []
    var found: Set<String> = []
    for url in files {
      guard names.insert(url.lastPathComponent).inserted else {
        throw ExportError.sameName(url.lastPathComponent)
      }
      let file = SwiftFile(Array(try Data(contentsOf: url)))
      for type in file.types {
        if type.attributes.contains("@main") { hasEntryPoint = true }
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
  }
}

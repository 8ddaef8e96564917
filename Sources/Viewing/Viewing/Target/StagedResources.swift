import Compiling
import Foundation
import Judge
import Storage
import XcodeProjects

/// The contents of a target's product other than its program, in a separate folder.
final class StagedResources: Sendable {
  private let folder: PrivateFolder
  /// The folder with catalogs, string tables, data and `Info.plist`.
  var url: URL { folder.url }

  /// - Throws: Failures of this machine.
  init(of target: AppTarget, in scratch: URL) throws {
    folder = try PrivateFolder(in: scratch)
    var taken: Set<String> = ["Info.plist"]
    let resources = target.resources + target.modules.flatMap(\.resources)
    for resource in resources {
      let name = Self.name(for: resource, avoiding: &taken)
      if name.contains("/") {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: name).deletingLastPathComponent(),
          withIntermediateDirectories: true)
      }
      // Ignore a resource that has disappeared.
      try? FileManager.default.copyItem(
        at: resource.resolvingSymlinksInPath(), to: folder.url.appending(path: name))
    }
    let list = try PropertyValue.dictionary(target.information).propertyList()
    try ScratchFile.write(list, to: folder.url.appending(path: "Info.plist"))
  }

  /// Returns a unique name, since catalogs in different folders are all called `Assets.xcassets`.
  private static func name(for resource: URL, avoiding taken: inout Set<String>) -> String {
    let parent = resource.deletingLastPathComponent().lastPathComponent
    // Localized resources stay in their language's folder.
    let language = parent.hasSuffix(".lproj") ? parent + "/" : ""
    let stem = language + resource.deletingPathExtension().lastPathComponent
    let ending = resource.pathExtension.isEmpty ? "" : "." + resource.pathExtension
    var name = stem + ending
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)\(ending)"
      number += 1
    }
    return name
  }
}

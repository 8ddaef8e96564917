import Compiling
import Foundation
import Judge
import Storage
import XcodeProjects

/// What a target's product would hold besides its program, in a folder of its own.
final class StagedResources: Sendable {
  private let folder: PrivateFolder
  /// Where catalogs, tables of strings, data and the `Info.plist` lie together.
  var url: URL { folder.url }

  /// - Throws: failures of this machine.
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
      // What was there a moment ago may be gone.
      try? FileManager.default.copyItem(
        at: resource.resolvingSymlinksInPath(), to: folder.url.appending(path: name))
    }
    let list = try PropertyValue.dictionary(target.information).propertyList()
    try ScratchFile.write(list, to: folder.url.appending(path: "Info.plist"))
  }

  /// Catalogs of several folders are all called `Assets.xcassets`.
  private static func name(for resource: URL, avoiding taken: inout Set<String>) -> String {
    let parent = resource.deletingLastPathComponent().lastPathComponent
    // What belongs to one language stays in its folder.
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

import Foundation
import PhoneFacts
import Storage
import SwiftSource

/// Reads a Tuist project by its folders, because Rings doesn't run the manifest that describes its targets.
///
/// By Tuist's convention, a target has the name of a folder with `Sources` and `Resources`.
struct TuistReader {
  private let root: URL
  /// The paths of all files inside the project's folder, except those of tests and of tools.
  private let paths: [String]

  private static let skipped: Set = [
    "Tests", "Tuist", "Plugins", "Derived", "Pods", "Carthage", "fastlane",
  ]
  private static let largest = 2 << 20

  init(_ folder: URL) {
    root = folder.standardizedFileURL
    paths = MacFiles.all(below: root).filter { path in
      Self.skipped.isDisjoint(with: path.split(separator: "/").map(String.init))
    }
  }

  /// Returns the target with this name, or the target with widgets if `name` is nil.
  ///
  /// - Throws: `ProjectError`.
  func target(named name: String?) throws(ProjectError) -> AppTarget {
    let folders = folders
    let candidates: [String]
    if let name {
      candidates = folders.filter { Self.name(of: $0) == name }
      guard !candidates.isEmpty else {
        throw .unknownTarget(name, targets: folders.map(Self.name))
      }
    } else {
      candidates = folders.filter(hasWidget)
    }
    guard let folder = candidates.first else { throw .tuist(root.lastPathComponent) }
    guard candidates.count == 1 else {
      throw .several(project: root.lastPathComponent, targets: candidates.map(Self.name))
    }
    var result = AppTarget(name: Self.name(of: folder), project: root.lastPathComponent)
    result.take(files(in: folder))
    guard !result.sources.isEmpty else { throw .noSwift(target: result.name) }
    result.conditions = ["DEBUG"]
    var finder = ModuleFinder()
    for other in folders where other != folder {
      let files = files(in: other)
      let name = Self.name(of: other)
      finder.offer(
        ProjectModule(
          name: BuildSettings.moduleName(name), sources: files.sources, resources: files.resources,
          conditions: ["DEBUG"], origin: name))
    }
    let packages = PackageFinder(around: root)
    for manifest in packages.manifests() { finder.offer(manifest, in: packages) }
    result.modules = finder.modules(importedBy: result.sources)
    result.leftOut.append(Untaken(name: root.lastPathComponent, reason: .tuistManifest))
    return result
  }

  /// The folders of the targets, as paths inside the project.
  private var folders: [String] {
    var seen: Set<String> = []
    return paths.compactMap { path -> String? in
      guard path.hasSuffix(".swift"), let end = path.range(of: "/Sources/") else { return nil }
      let folder = String(path[..<end.lowerBound])
      return isPackage(folder) || !seen.insert(folder).inserted ? nil : folder
    }
  }

  private func isPackage(_ folder: String) -> Bool {
    let parts = folder.split(separator: "/")
    return parts.indices.contains { last in
      paths.contains(parts[...last].joined(separator: "/") + "/Package.swift")
    }
  }

  private func hasWidget(_ folder: String) -> Bool {
    files(in: folder).sources.contains { url in
      guard let bytes = try? BoundedFile.read(url.path, limit: Self.largest) else { return false }
      let source = SwiftFile(bytes)
      return source.imports.contains { $0.module == "WidgetKit" }
        && source.types.contains {
          $0.attributes.contains("@main")
            && ($0.inherited.contains("WidgetBundle") || $0.inherited.contains("Widget"))
        }
    }
  }

  private func files(in folder: String) -> TargetFiles {
    var files = TargetFiles()
    for path in paths where path.hasPrefix(folder + "/") {
      files.take(root.appending(path: path), named: path)
    }
    return files.inOrder()
  }

  private static func name(of folder: String) -> String {
    folder.split(separator: "/").last.map(String.init) ?? folder
  }
}

import Foundation
import Storage
import SwiftSource

/// Finds the modules of a project that its sources import, directly or indirectly.
struct ModuleFinder {
  private var offers: [String: ProjectModule] = [:]
  /// The maximum number of packages to follow.
  private static let mostModules = 200
  private static let largestFile = 2 << 20

  mutating func offer(_ module: ProjectModule) {
    guard offers[module.name] == nil, !module.sources.isEmpty else { return }
    offers[module.name] = module
  }

  /// Adds the targets of a package and of its dependencies to the modules that can be imported.
  mutating func offer(_ manifest: PackageManifest, in finder: PackageFinder) {
    var waiting = [manifest]
    var seen: Set<String> = []
    while let next = waiting.popLast(), seen.count < Self.mostModules {
      guard seen.insert(next.folder.standardizedFileURL.path).inserted else { continue }
      for target in next.targets {
        offer(
          ProjectModule(
            name: BuildSettings.moduleName(target.name), sources: next.sources(of: target),
            resources: next.resources(of: target), dataModels: next.dataModels(of: target),
            definitions: next.definitions(of: target),
            conditions: target.conditions,
            isIsolatedToMainActor: target.isIsolatedToMainActor, origin: next.name))
      }
      waiting += next.packages.compactMap { finder.manifest($0, from: next.folder) }
    }
  }

  /// Returns the modules that files import, each after the modules that it imports.
  func modules(importedBy files: [URL]) -> [ProjectModule] {
    var ordered: [ProjectModule] = []
    var begun: Set<String> = []
    // Depth-first search with an explicit stack: a module is finished when it comes up the second time.
    var stack: [(name: String, isDone: Bool)] = Self.imports(of: files).map { ($0, false) }
    while let (name, isDone) = stack.popLast() {
      guard let module = offers[name] else { continue }
      if isDone {
        ordered.append(module)
      } else if begun.insert(name).inserted {
        stack.append((name, true))
        stack += Self.imports(of: module.sources).filter { $0 != name }.map { ($0, false) }
      }
    }
    return ordered
  }

  static func imports(of files: [URL]) -> [String] {
    let names = files.reduce(into: Set<String>()) { names, url in
      guard let file = read(url) else { return }
      names.formUnion(file.imports.map(\.module))
    }
    return names.sorted()
  }

  /// Whether files declare a widget or a bundle of widgets.
  static func declareWidget(_ files: [URL]) -> Bool {
    files.contains { url in
      read(url)?.types.contains {
        $0.inherited.contains("Widget") || $0.inherited.contains("WidgetBundle")
      } ?? false
    }
  }

  private static func read(_ url: URL) -> SwiftFile? {
    (try? BoundedFile.read(url.resolvingSymlinksInPath().path, limit: largestFile)).map {
      SwiftFile($0)
    }
  }
}

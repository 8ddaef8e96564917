package import Foundation

/// Reads a Swift package as a project: its target with a widget, and the modules that the target imports.
package struct PackageReader {
  private let manifest: PackageManifest

  /// - Parameter folder: the folder of the `Package.swift`.
  /// - Throws: `ProjectError`.
  package init(_ folder: URL) throws(ProjectError) {
    guard let manifest = PackageManifest(in: folder.standardizedFileURL) else {
      throw .unreadable("\(folder.lastPathComponent)/Package.swift")
    }
    self.manifest = manifest
  }

  /// Whether a target of the package in a folder declares a widget.
  static func hasWidget(in folder: URL) -> Bool {
    guard let manifest = PackageManifest(in: folder) else { return false }
    return manifest.targets.contains { ModuleFinder.declareWidget(manifest.sources(of: $0)) }
  }

  /// Returns the target with this name.
  ///
  /// Without a name, returns the target with widgets, or else the only target.
  ///
  /// - Throws: `ProjectError`.
  package func target(named name: String?) throws(ProjectError) -> AppTarget {
    let names = manifest.targets.map(\.name)
    let candidates: [PackageManifest.Target]
    if let name {
      candidates = manifest.targets.filter { $0.name == name }
      guard !candidates.isEmpty else { throw .unknownTarget(name, targets: names) }
    } else if manifest.targets.count == 1 {
      candidates = manifest.targets
    } else {
      let all = manifest.targets.filter {
        ModuleFinder.imports(of: manifest.sources(of: $0)).contains("WidgetKit")
      }
      // Other targets import WidgetKit only to reload widgets.
      let declaring = all.filter { ModuleFinder.declareWidget(manifest.sources(of: $0)) }
      candidates = declaring.isEmpty ? all : declaring
    }
    guard let target = candidates.first else {
      throw .noWidget(project: manifest.name, targets: names)
    }
    guard candidates.count == 1 else {
      throw .several(project: manifest.name, targets: candidates.map(\.name))
    }
    var result = AppTarget(name: target.name, project: manifest.name)
    result.sources = manifest.sources(of: target)
    guard !result.sources.isEmpty else { throw .noSwift(target: target.name) }
    result.conditions = ["DEBUG"] + target.conditions
    result.isIsolatedToMainActor = target.isIsolatedToMainActor
    result.dataModels = manifest.dataModels(of: target)
    result.definitions = manifest.definitions(of: target)
    result.resources = manifest.resources(of: target)
    let packages = PackageFinder(around: manifest.folder)
    var finder = ModuleFinder()
    finder.offer(manifest, in: packages)
    result.modules = finder.modules(importedBy: result.sources).filter { $0.name != target.name }
    result.leftOut = manifest.packages.filter {
      packages.manifest($0, from: manifest.folder) == nil
    }.map { Untaken(name: PackageFinder.name(of: $0), reason: .remotePackage) }
    return result
  }
}

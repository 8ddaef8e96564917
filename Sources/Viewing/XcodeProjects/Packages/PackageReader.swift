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
      candidates = manifest.targets.filter {
        ModuleFinder.imports(of: manifest.sources(of: $0)).contains("WidgetKit")
      }
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
    let others = manifest.resources(of: target)
    result.definitions = others.filter { $0.pathExtension == "intentdefinition" }
    result.resources = others.filter { $0.pathExtension != "intentdefinition" }
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

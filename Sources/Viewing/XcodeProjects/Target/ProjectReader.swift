package import Foundation
import SwiftSource

/// Reads an Xcode project and the contents of its targets.
package struct ProjectReader {
  private let project: URL
  private let objects: ProjectObjects
  private let tree: ProjectTree

  /// - Parameter project: the `.xcodeproj` folder.
  /// - Throws: `ProjectError`.
  package init(_ project: URL) throws(ProjectError) {
    self.project = project.standardizedFileURL
    objects = try ProjectObjects(in: self.project)
    tree = ProjectTree(objects, project: self.project)
  }

  /// Returns the target with this name, or the widget extension if `name` is nil.
  ///
  /// - Throws: `ProjectError`.
  package func target(named name: String?) throws(ProjectError) -> AppTarget {
    try target(named: name, besides: [], packages: [])
  }

  /// Returns a target, which can use other projects and packages of its workspace.
  ///
  /// - Parameters:
  ///   - others: The projects of the workspace.
  ///   - packages: Folders of the workspace that could be packages.
  func target(
    named name: String?, besides others: [ProjectReader], packages: [URL]
  ) throws(ProjectError) -> AppTarget {
    let target = try chosen(name)
    let reading = reading(of: target)
    var result = reading.taken()
    guard !result.sources.isEmpty else { throw .noSwift(target: result.name) }
    if let app = host(of: target).map({ self.reading(of: $0).taken() }) {
      result.hostDeploymentTarget = app.deploymentTarget
      result.hostGroups = app.groups
      result.hostTables = app.resources.filter { file in
        ["xcstrings", "strings"].contains(file.pathExtension) && !result.resources.contains(file)
      }
    }
    var finder = modules(besides: target)
    for other in others where other.project != project { other.offerFrameworks(to: &finder) }
    let shown = PackageFinder(around: tree.root)
    for folder in packages {
      if let manifest = PackageManifest(in: folder) { finder.offer(manifest, in: shown) }
    }
    result.modules = finder.modules(importedBy: result.sources)
    result.leftOut += result.dataModels.filter { DataModel(at: $0) == nil }.map {
      Untaken(name: $0.lastPathComponent, reason: .dataModel)
    }
    let finderOfPackages = PackageFinder(around: tree.root)
    let missing = remotePackages.filter { package in
      finderOfPackages.manifest(package, from: tree.root) == nil
    }
    result.absentModules = products(ofPackages: missing, usedBy: target)
    result.leftOut += missing.map {
      Untaken(name: PackageFinder.name(of: $0), reason: .remotePackage)
    }
    return result
  }

  /// The names of the app and extension targets, in the project's order.
  package var targetNames: [String] { programs.compactMap { $0.text("name") } }

  /// Returns every app and extension target.
  ///
  /// - Throws: `ProjectError`.
  package func targets() throws(ProjectError) -> [AppTarget] {
    var targets: [AppTarget] = []
    for program in programs { targets.append(reading(of: program).taken()) }
    return targets
  }

  private var natives: [ProjectObject] {
    objects.all(objects.root.texts("targets")).filter { $0.kind == "PBXNativeTarget" }
  }

  private var programs: [ProjectObject] {
    natives.filter { target in
      let type = target.text("productType") ?? ""
      return type.hasSuffix(".application") || type.contains("app-extension")
        || type.contains("extensionkit-extension")
    }
  }

  func hasTarget(named name: String) -> Bool { natives.contains { $0.text("name") == name } }

  var widgetNames: [String] { widgets.compactMap { $0.text("name") } }

  private var widgets: [ProjectObject] {
    let all = programs.filter { target in
      (target.text("productType") ?? "").contains("extension") && reading(of: target).isWidget
    }
    // An extension for the phone has priority over one for the watch or the Mac.
    let onPhone = all.filter { reading(of: $0).otherPlatform == nil }
    return onPhone.isEmpty ? all : onPhone
  }

  private func chosen(_ name: String?) throws(ProjectError) -> ProjectObject {
    let names = targetNames
    if let name {
      guard let found = natives.first(where: { $0.text("name") == name }) else {
        throw .unknownTarget(name, targets: names)
      }
      return found
    }
    let candidates = widgets
    guard let first = candidates.first else {
      throw .noWidget(project: project.lastPathComponent, targets: names)
    }
    guard candidates.count == 1 else {
      throw .several(
        project: project.lastPathComponent, targets: candidates.compactMap { $0.text("name") })
    }
    return first
  }

  /// Returns the app that contains an extension.
  private func host(of target: ProjectObject) -> ProjectObject? {
    programs.first { program in
      (program.text("productType") ?? "").hasSuffix(".application")
        && objects.all(program.texts("dependencies")).contains {
          $0.text("target") == target.identifier
        }
    }
  }

  private func reading(of target: ProjectObject) -> TargetReading {
    TargetReading(of: target, in: objects, tree: tree, project: project)
  }

  /// Adds the project's frameworks to the modules that other targets can import.
  private func offerFrameworks(to finder: inout ModuleFinder, besides target: ProjectObject? = nil)
  {
    for other in natives where other.identifier != target?.identifier {
      let type = other.text("productType") ?? ""
      guard type.contains(".framework") || type.contains(".library") else { continue }
      finder.offer(reading(of: other).module())
    }
  }

  /// Returns the modules that a target can import from the project: its frameworks and packages.
  private func modules(besides target: ProjectObject) -> ModuleFinder {
    var finder = ModuleFinder()
    offerFrameworks(to: &finder, besides: target)
    let packages = PackageFinder(around: tree.root)
    for path in localPackages {
      if let manifest = packages.manifest(path, from: tree.root) {
        finder.offer(manifest, in: packages)
      }
    }
    for url in remotePackages {
      if let manifest = packages.manifest(url, from: tree.root) {
        finder.offer(manifest, in: packages)
      }
    }
    for manifest in packages.manifests() { finder.offer(manifest, in: packages) }
    for pod in PodFinder(in: tree.root).modules() { finder.offer(pod) }
    return finder
  }

  /// The paths of local packages: those that the project references, and folders with a manifest among its
  /// files.
  private var localPackages: [String] {
    let named = objects.all(ofKind: "XCLocalSwiftPackageReference").compactMap {
      $0.text("relativePath")
    }
    let shown = objects.all(ofKind: "PBXFileReference").compactMap { file -> String? in
      let type = file.text("lastKnownFileType") ?? ""
      guard ["folder", "wrapper", "text"].contains(type), let place = tree.place(of: file),
        FileManager.default.fileExists(atPath: place.appending(path: "Package.swift").path)
      else { return nil }
      return place.path
    }
    return named + shown
  }

  /// Returns the products of remote packages that a target links.
  private func products(ofPackages urls: [String], usedBy target: ProjectObject) -> [String] {
    objects.all(target.texts("packageProductDependencies")).filter { product in
      objects[product.text("package")]?.text("repositoryURL").map(urls.contains) ?? false
    }.compactMap { $0.text("productName") }
  }

  private var remotePackages: [String] {
    objects.all(ofKind: "XCRemoteSwiftPackageReference").compactMap { $0.text("repositoryURL") }
  }
}

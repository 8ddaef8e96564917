package import Foundation
package import PhoneFacts
import Sentences

/// One exercise's part of a project.
package struct ExportedShare {
  /// The exercise's name, also used for the folder if there are several exercises.
  package let name: String
  /// The exercise's files, read once.
  let sources: [(file: URL, bytes: [UInt8])]
  /// The files of earlier exercises among the sources.
  let used: Set<URL>
  package let contents: SourceContents
  let resources: ExportedResources
  /// Catalogs and data, by path.
  let resourceFiles: [(path: String, contents: Data)]
  let deploymentTarget: SystemVersion

  /// - Parameter used: The files of earlier exercises that the exercise builds on.
  /// - Throws: The error of a file that can't be read.
  package init(
    name: String, sources: [URL], used: [URL] = [], resources: ExportedResources,
    deploymentTarget: SystemVersion
  ) throws {
    try self.init(
      name: name, sources: (sources + used).map { ($0, Array(try Data(contentsOf: $0))) },
      used: Set(used), resources: resources, deploymentTarget: deploymentTarget)
  }

  private init(
    name: String, sources: [(file: URL, bytes: [UInt8])], used: Set<URL>,
    resources: ExportedResources, deploymentTarget: SystemVersion
  ) throws {
    self.name = name
    self.sources = sources
    self.used = used
    self.resources = resources
    self.deploymentTarget = deploymentTarget
    contents = try SourceContents(of: sources)
    resourceFiles = try resources.files()
  }

  /// Returns the share with only the needed parts of earlier exercises' files.
  func keeping(_ needed: NeededDeclarations) throws -> ExportedShare {
    try ExportedShare(
      name: name,
      sources: sources.compactMap { file, bytes in
        used.contains(file) ? needed.bytes(of: file).map { (file, $0) } : (file, bytes)
      }, used: used, resources: resources, deploymentTarget: deploymentTarget)
  }

  /// The resources by their names in the bundle; for a catalog, by the names inside it.
  var assets: [String: Data] {
    Dictionary(
      resourceFiles.map { path, contents in
        let parts = path.split(separator: "/")
        let isInCatalog = parts.first?.hasSuffix(".xcassets") ?? false
        return (isInCatalog ? parts.dropFirst().joined(separator: "/") : path, contents)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the exercise needs an app, because it contains an app or starts a Live Activity.
  var isForApp: Bool {
    !contents.appFiles.isEmpty || contents.hasActivities && contents.activityStarter != nil
  }

  /// The lines of a bundle's body for this exercise.
  var bundleLines: [String] {
    guard contents.beginnings.isEmpty else {
      return contents.beginnings.map { $0.isBundle ? "\($0.type)().body" : "\($0.type)()" }
    }
    return contents.widgets.map { "\($0)()" }
      + contents.controls.map { "if #available(iOS 18.0, *) { \($0)() }" }
  }
}

package import Foundation
package import PhoneFacts
import Sentences

/// One exercise's part of a project.
package struct ExportedShare {
  /// The exercise's name, also used for the folder if there are several exercises.
  package let name: String
  /// The exercise's files, read once.
  let sources: [(file: URL, bytes: [UInt8])]
  package let contents: SourceContents
  let resources: ExportedResources
  /// Catalogs and data, by path.
  let resourceFiles: [(path: String, contents: Data)]
  let deploymentTarget: SystemVersion

  /// - Throws: The error of a file that can't be read.
  package init(
    name: String, sources: [URL], resources: ExportedResources, deploymentTarget: SystemVersion
  ) throws {
    self.name = name
    self.sources = try sources.map { ($0, Array(try Data(contentsOf: $0))) }
    self.resources = resources
    self.deploymentTarget = deploymentTarget
    contents = try SourceContents(of: self.sources)
    resourceFiles = try resources.files()
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

package import Foundation
package import PhoneFacts
import Sentences

/// What one exercise brings to a project.
package struct ExportedShare {
  /// The exercise, which also names the share's folder where there are several.
  package let name: String
  /// Its files as they are, read once.
  let sources: [(file: URL, bytes: [UInt8])]
  package let contents: SourceContents
  let resources: ExportedResources
  /// Catalogs and data, by their paths.
  let resourceFiles: [(path: String, contents: Data)]
  /// The lowest iOS that its files compile for.
  let deploymentTarget: SystemVersion

  /// - Throws: What reading a file throws.
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

  /// What the resources are known by once they lie in one bundle: of a catalog, the sets in it.
  var assets: [String: Data] {
    Dictionary(
      resourceFiles.map { path, contents in
        let parts = path.split(separator: "/")
        let isInCatalog = parts.first?.hasSuffix(".xcassets") ?? false
        return (isInCatalog ? parts.dropFirst().joined(separator: "/") : path, contents)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether it has what only an app does: an app of its own, or the beginning of a Live Activity.
  var isForApp: Bool {
    !contents.appFiles.isEmpty || contents.hasActivities && contents.activityStarter != nil
  }

  /// What begins the extension or stands in its bundle, a line each.
  var bundleLines: [String] {
    guard contents.beginnings.isEmpty else {
      return contents.beginnings.map { $0.isBundle ? "\($0.type)().body" : "\($0.type)()" }
    }
    return contents.widgets.map { "\($0)()" }
      + contents.controls.map { "if #available(iOS 18.0, *) { \($0)() }" }
  }
}

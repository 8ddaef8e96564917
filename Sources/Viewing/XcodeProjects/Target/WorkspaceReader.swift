package import Foundation

/// Reads an Xcode workspace: projects that use each other's frameworks, and packages beside them.
package struct WorkspaceReader {
  private let name: String
  private let readers: [ProjectReader]
  private let folders: [URL]

  /// - Parameter workspace: the `.xcworkspace` folder.
  /// - Throws: `ProjectError`, including for a workspace without a readable project.
  package init(_ workspace: URL) throws(ProjectError) {
    let workspace = workspace.standardizedFileURL
    name = workspace.lastPathComponent
    let file = try WorkspaceFile(in: workspace)
    folders = file.folders
    var readers: [ProjectReader] = []
    var problem: ProjectError?
    for project in file.projects {
      do throws(ProjectError) {
        readers.append(try ProjectReader(project))
      } catch {
        // A missing project, such as a generated one, doesn't affect the others.
        problem = problem ?? error
      }
    }
    if readers.isEmpty, let problem { throw problem }
    self.readers = readers
  }

  /// Returns the target with this name, or the widget extension if `target` is nil.
  ///
  /// - Throws: `ProjectError`.
  package func target(named target: String?) throws(ProjectError) -> AppTarget {
    let names = readers.flatMap(\.targetNames)
    let candidates = readers.filter { reader in
      target.map { reader.hasTarget(named: $0) } ?? !reader.widgetNames.isEmpty
    }
    guard let chosen = candidates.first else {
      if let target { throw .unknownTarget(target, targets: names) }
      throw .noWidget(project: name, targets: names)
    }
    let widgets = candidates.flatMap(\.widgetNames)
    if target == nil, candidates.count > 1, Set(widgets).count > 1 {
      throw .several(project: name, targets: widgets)
    }
    // If two projects have targets with the same name, such as one per store, the first counts.
    return try chosen.target(named: target, besides: readers, packages: folders)
  }
}

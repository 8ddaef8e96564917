package import Foundation

/// Reads an Xcode workspace: projects that use each other's frameworks, and packages beside them.
package struct WorkspaceReader {
  private let name: String
  private let readers: [ProjectReader]
  private let folders: [URL]

  /// - Parameter workspace: the `.xcworkspace` folder.
  /// - Throws: `ProjectError`, if none of its projects can be read as well.
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
        // One that is gone, such as the one that a tool makes, takes nothing from the others.
        problem = problem ?? error
      }
    }
    if readers.isEmpty, let problem { throw problem }
    self.readers = readers
  }

  /// What the target of a name takes; without one, the widget extension.
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
    // Of two projects with targets of one name, such as one for each store, the first is meant.
    return try chosen.target(named: target, besides: readers, packages: folders)
  }
}

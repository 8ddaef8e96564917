import Curriculum
package import Foundation

/// The location of a project: the project itself, a manifest, or a folder with one of them.
package enum ProjectPlace {
  case xcode(URL)
  case workspace(URL)
  case package(URL)
  /// An XcodeGen description.
  case description(URL)
  /// The folder of a Tuist manifest.
  case tuist(URL)

  /// Finds the project at a path; nil if there's none.
  ///
  /// - Parameters:
  ///   - folder: The base of a relative path; nil for the process's current folder.
  ///   - target: The target that selects a project if a repository has several.
  package init?(_ path: String, in folder: URL?, having target: String? = nil) {
    let place = folder.map { URL(filePath: path, relativeTo: $0) } ?? URL(filePath: path)
    let url = place.standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else {
      switch url.lastPathComponent {
      case "Package.swift": self = .package(url.deletingLastPathComponent())
      case "project.yml", "project.yaml": self = .description(url)
      case _ where TuistManifest.isOne(url): self = .tuist(url.deletingLastPathComponent())
      default: return nil
      }
      return
    }
    if url.pathExtension == "xcodeproj" {
      self = .xcode(url)
      return
    }
    if url.pathExtension == "xcworkspace" {
      // Every project contains a workspace that shows only the project.
      let holder = url.deletingLastPathComponent()
      self = holder.pathExtension == "xcodeproj" ? .xcode(holder) : .workspace(url)
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let projects = Self.names(names, endingWith: ".xcodeproj")
    let workspaces = Self.names(names, endingWith: ".xcworkspace")
    if projects.count == 1 {
      self = .xcode(url.appending(path: projects[0]))
    } else if workspaces.count == 1 {
      self = .workspace(url.appending(path: workspaces[0]))
    } else if projects.isEmpty, let description = names.first(where: Self.isDescription) {
      self = .description(url.appending(path: description))
    } else if projects.isEmpty, TuistManifest.isIn(url, names) {
      self = .tuist(url)
    } else if projects.isEmpty, names.contains("Package.swift") {
      // A package may contain only the modules of an app in a folder below.
      let nested = Self.project(below: url, folders: names, having: target)
      self = nested.flatMap { PackageReader.hasWidget(in: url) ? nil : .xcode($0) } ?? .package(url)
    } else if !names.contains(where: { $0.hasSuffix(".swift") }),
      let nested = Self.project(below: url, folders: names, having: target)
    {
      self = .xcode(nested)
    } else {
      return nil
    }
  }

  /// Returns a project in a repository's folders, or one level further down: the only one, or the only one
  /// with a widget.
  private static func project(below place: URL, folders names: [String], having target: String?)
    -> URL?
  {
    let projects = projects(below: place, folders: names, depth: 2)
    guard projects.count > 1 else { return projects.first }
    guard let target else {
      let shown = projects.filter { (try? ProjectReader($0))?.widgetNames.isEmpty == false }
      return shown.count == 1 ? shown[0] : nil
    }
    return projects.first { (try? ProjectReader($0))?.targetNames.contains(target) == true }
  }

  private static func projects(below place: URL, folders names: [String], depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    let folders = names.filter { !ToolFolder.isOne($0) && !$0.contains(".") }.sorted()
    return folders.flatMap { name -> [URL] in
      let folder = place.appending(path: name)
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let projects = Self.names(inside, endingWith: ".xcodeproj")
      return projects.isEmpty
        ? Self.projects(below: folder, folders: inside, depth: depth - 1)
        : projects.sorted().map { folder.appending(path: $0) }
    }
  }

  private static func names(_ names: [String], endingWith end: String) -> [String] {
    names.filter { $0.hasSuffix(end) && !$0.hasPrefix(".") }
  }

  /// - Throws: `ProjectError`.
  package func target(named name: String?) throws -> AppTarget {
    switch self {
    case .xcode(let project): try ProjectReader(project).target(named: name)
    case .workspace(let workspace): try WorkspaceReader(workspace).target(named: name)
    case .package(let folder): try PackageReader(folder).target(named: name)
    case .description(let file): try DescriptionReader(file).target(named: name)
    case .tuist(let folder): try TuistReader(folder).target(named: name)
    }
  }

  private static func isDescription(_ name: String) -> Bool {
    name == "project.yml" || name == "project.yaml"
  }
}

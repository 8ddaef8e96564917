import Foundation
import Sentences
import XcodeProjects

/// What the words on a command line stand for: Swift files, and the target that they are of.
struct TakenSources: Sendable {
  let files: [URL]
  /// Nil where files or folders are named, which are taken as they lie.
  var target: AppTarget?

  /// The files at these paths, or what a target of a project takes.
  ///
  /// - Parameters:
  ///   - target: The name of a target; nil for the widget extension.
  ///   - hand: The files that are meant where none are named.
  /// - Throws: `FileError`, `ProjectError`, and `OptionError` for a target without a project.
  init(_ paths: [String], target: String?, at hand: FilesAtHand?) throws {
    if paths.count == 1, let project = ProjectPlace(paths[0], in: hand?.folder) {
      let found = try project.target(named: target)
      files = found.sources
      self.target = found
      return
    }
    if let target {
      throw OptionError.malformed(
        option: "--target", value: target,
        form: Sentence(
          """
          beside a project: App.xcodeproj, App.xcworkspace, Package.swift, project.yml, or a folder that \
          has one
          """,
          ko: "프로젝트와 함께(App.xcodeproj나 App.xcworkspace, Package.swift, project.yml, 또는 그것이 든 폴더)"))
    }
    files = try SourceFiles.urls(paths, at: hand)
    self.target = nil
  }

  init(files: [URL]) { self.files = files }
}

/// A path that names a project: the project itself, a manifest, or a folder that has one of them.
enum ProjectPlace {
  case xcode(URL)
  case workspace(URL)
  case package(URL)
  /// A description that XcodeGen makes a project of.
  case description(URL)

  /// - Parameter folder: Where a relative path begins; nil for the process's own folder.
  init?(_ path: String, in folder: URL?) {
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
      default: return nil
      }
      return
    }
    if url.pathExtension == "xcodeproj" {
      self = .xcode(url)
      return
    }
    if url.pathExtension == "xcworkspace" {
      // Each project has one of its own inside, which shows nothing but the project.
      let holder = url.deletingLastPathComponent()
      self = holder.pathExtension == "xcodeproj" ? .xcode(holder) : .workspace(url)
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") && !$0.hasPrefix(".") }
    if projects.count == 1 {
      self = .xcode(url.appending(path: projects[0]))
    } else if workspaces.count == 1 {
      self = .workspace(url.appending(path: workspaces[0]))
    } else if projects.isEmpty, let description = names.first(where: Self.isDescription) {
      self = .description(url.appending(path: description))
    } else if projects.isEmpty, names.contains("Package.swift") {
      self = .package(url)
    } else {
      return nil
    }
  }

  /// - Throws: `ProjectError`.
  func target(named name: String?) throws -> AppTarget {
    switch self {
    case .xcode(let project): try ProjectReader(project).target(named: name)
    case .workspace(let workspace): try WorkspaceReader(workspace).target(named: name)
    case .package(let folder): try PackageReader(folder).target(named: name)
    case .description(let file): try DescriptionReader(file).target(named: name)
    }
  }

  private static func isDescription(_ name: String) -> Bool {
    name == "project.yml" || name == "project.yaml"
  }
}

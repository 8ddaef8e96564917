import Foundation
import Sentences
import XcodeProjects

/// The source files of a command, and the target they belong to.
struct TakenSources: Sendable {
  let files: [URL]
  /// The target; nil for separate files or folders.
  var target: AppTarget?

  /// Finds the files at the paths, or the files of a project's target.
  ///
  /// - Parameters:
  ///   - target: The name of a target; nil for the widget extension.
  ///   - hand: The default files.
  /// - Throws: `FileError`, `ProjectError`, and `OptionError` for a target without a project.
  init(_ paths: [String], target: String?, at hand: FilesAtHand?) throws {
    if paths.count == 1, let project = ProjectPlace(paths[0], in: hand?.folder, having: target) {
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
          with a project: App.xcodeproj, App.xcworkspace, Package.swift, project.yml, or a folder that \
          has one
          """,
          ko: "프로젝트와 함께(App.xcodeproj나 App.xcworkspace, Package.swift, project.yml, 또는 그것이 든 폴더)"))
    }
    files = try SourceFiles.urls(paths, at: hand)
    self.target = nil
  }

  init(files: [URL]) { self.files = files }
}

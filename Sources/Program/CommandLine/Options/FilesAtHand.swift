package import Curriculum
import Foundation

/// The default files of a command: at the tutor's prompt, those of the open exercise.
package struct FilesAtHand: Sendable {
  /// The folder that file names are relative to.
  let folder: URL
  let own: [URL]
  /// Files of earlier exercises, which are always compiled along.
  let earlier: [URL]

  /// The named files, or else the exercise's own, together with the earlier ones.
  ///
  /// - Parameter paths: Paths relative to the exercise's folder; `.` is the folder itself.
  /// - Throws: `FileError`.
  func urls(_ paths: [String]) throws -> [URL] {
    let isWhole = paths.isEmpty || paths.allSatisfy { $0 == "." || $0 == "./" }
    let named = try isWhole ? own : SourceFiles.named(paths, in: folder)
    let names = Set(named.map(\.lastPathComponent))
    return named + earlier.filter { !names.contains($0.lastPathComponent) }
  }
}

extension Course {
  /// The files that a command at the prompt uses for an exercise.
  ///
  /// - Throws: `CurriculumError`.
  package func filesAtHand(for exercise: Exercise) throws -> FilesAtHand {
    let own = workspace.files(of: exercise, in: pack)
    return FilesAtHand(
      folder: workspace.folder(of: exercise, in: pack), own: own,
      earlier: try usedFiles(of: exercise, besides: own))
  }
}

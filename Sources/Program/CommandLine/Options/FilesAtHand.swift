package import Curriculum
import Foundation

/// The default files of a command: at the tutor's prompt, the open exercise's files.
package struct FilesAtHand: Sendable {
  /// The base folder of relative file names.
  let folder: URL
  let own: [URL]
  /// The files of earlier exercises, which every command also compiles.
  let earlier: [URL]

  /// Returns the named files, or else the exercise's own files, together with the files of earlier exercises.
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
  /// Returns the files that a command at the prompt uses for an exercise.
  ///
  /// - Throws: `CurriculumError`.
  package func filesAtHand(for exercise: Exercise) throws -> FilesAtHand {
    let own = workspace.files(of: exercise, in: pack)
    return FilesAtHand(
      folder: workspace.folder(of: exercise, in: pack), own: own,
      earlier: try usedFiles(of: exercise, besides: own))
  }
}

package import Curriculum
import Foundation

/// The files that a command looks at where none are named: at the tutor's prompt, those of the open
/// exercise.
package struct FilesAtHand: Sendable {
  /// Where names of files are looked up.
  let folder: URL
  let own: [URL]
  /// Files of earlier exercises, which are compiled along whatever is named.
  let earlier: [URL]

  /// The files that are named, or the exercise's own, with the earlier ones.
  ///
  /// - Parameter paths: relative to the exercise's folder; `.` is the folder itself.
  /// - Throws: `FileError`.
  func urls(_ paths: [String]) throws -> [URL] {
    let isWhole = paths.isEmpty || paths.allSatisfy { $0 == "." || $0 == "./" }
    let named = try isWhole ? own : SourceFiles.named(paths, in: folder)
    let names = Set(named.map(\.lastPathComponent))
    return named + earlier.filter { !names.contains($0.lastPathComponent) }
  }
}

extension Course {
  /// The files that a command at the prompt uses for the open exercise.
  ///
  /// - Throws: `CurriculumError`.
  package func filesAtHand(for exercise: Exercise) throws -> FilesAtHand {
    let own = workspace.files(of: exercise, in: pack)
    return FilesAtHand(
      folder: workspace.folder(of: exercise, in: pack), own: own,
      earlier: try usedFiles(of: exercise, besides: own))
  }
}

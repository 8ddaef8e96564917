package import Curriculum
package import Foundation

/// A file and line for the editor to open.
package struct FilePlace: Hashable, Sendable {
  package var file: URL
  /// The line, counting from 1; nil for the file's beginning.
  package var line: Int?

  package init(_ file: URL, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

extension FilePlace {
  /// Returns the place where the learner continues an exercise; nil if the exercise has no file.
  ///
  /// The place is the known problem, or else the first `TODO` in the first file that the learner should
  /// change.
  package static func toEdit(
    _ exercise: Exercise, files: [URL], problem: FilePlace?
  ) -> FilePlace? {
    guard let place = problem ?? exercise.filesToChange(of: files).first.map({ FilePlace($0) })
    else { return nil }
    return FilePlace(place.file, line: place.line ?? TodoMark(in: place.file)?.line)
  }
}

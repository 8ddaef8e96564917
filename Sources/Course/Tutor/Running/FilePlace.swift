package import Curriculum
package import Foundation

/// Where an editor shall open.
package struct FilePlace: Hashable, Sendable {
  package var file: URL
  /// From 1; nil for the file's beginning.
  package var line: Int?

  package init(_ file: URL, line: Int? = nil) {
    self.file = file
    self.line = line
  }
}

extension FilePlace {
  /// Where to go on with an exercise; nil without a file.
  ///
  /// That is at the problem that is known, or at what is left to do in the first of the files that are the
  /// learner's to change.
  package static func toEdit(
    _ exercise: Exercise, files: [URL], problem: FilePlace?
  ) -> FilePlace? {
    guard let place = problem ?? exercise.filesToChange(of: files).first.map({ FilePlace($0) })
    else { return nil }
    return FilePlace(place.file, line: place.line ?? TodoMark(in: place.file)?.line)
  }
}

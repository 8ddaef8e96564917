import Curriculum
import Foundation

/// A file to write, with its path relative to a folder.
struct DraftFile {
  var path: String
  var contents: String
}

extension [DraftFile] {
  /// Writes the files to a new folder atomically.
  ///
  /// - Throws: `AuthoringError.alreadyThere` or `AuthoringError.cannotWrite`.
  func write(into folder: URL) throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else {
      throw AuthoringError.alreadyThere(folder.path)
    }
    let parent = folder.deletingLastPathComponent()
    // The draft is hidden until it's complete, so that readers never see a half-written exercise.
    let draft = parent.appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
    var place = draft
    do {
      for file in self {
        place = draft.appending(path: file.path)
        try files.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.contents.utf8).write(to: place)
      }
      place = folder
      try files.moveItem(at: draft, to: folder)
    } catch {
      try? files.removeItem(at: draft)
      throw AuthoringError.cannotWrite(
        place.path.replacing(draft.path, with: folder.path), reason: SystemError.words(of: error))
    }
  }
}

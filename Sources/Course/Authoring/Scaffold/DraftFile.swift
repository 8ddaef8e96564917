import Curriculum
import Foundation

/// A file to be written, by its path below the folder that it belongs to.
struct DraftFile {
  var path: String
  var contents: String
}

extension [DraftFile] {
  /// Writes the files into a new folder, which is there whole or not at all.
  ///
  /// - Throws: `AuthoringError.alreadyThere` or `AuthoringError.cannotWrite`.
  func write(into folder: URL) throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else {
      throw AuthoringError.alreadyThere(folder.path)
    }
    let parent = folder.deletingLastPathComponent()
    // Hidden: a reader that looks meanwhile takes no half of an exercise for a whole one.
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

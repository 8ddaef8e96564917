import Curriculum
import Foundation

/// Records the files and folders of an addition, so that it can be undone.
final class MadeFolders {
  private var made: [URL] = []
  private var replaced: [(file: URL, contents: Data)] = []

  /// Writes files to a new folder and creates its missing parents.
  ///
  /// - Throws: `AuthoringError`.
  func write(_ files: [DraftFile], into folder: URL) throws {
    try makeFolders(to: folder)
    try files.write(into: folder)
    made.append(folder)
  }

  private func makeFolders(to place: URL) throws {
    var missing: [URL] = []
    var parent = place.deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: parent.path), parent.path != "/" {
      missing.append(parent)
      parent = parent.deletingLastPathComponent()
    }
    for parent in missing.reversed() {
      do {
        try FileManager.default.createDirectory(
          at: parent, withIntermediateDirectories: false)
      } catch {
        throw AuthoringError.cannotWrite(parent.path, reason: SystemError.words(of: error))
      }
      made.append(parent)
    }
  }

  /// Writes files into an existing folder and creates missing subfolders.
  ///
  /// - Throws: `AuthoringError`.
  func write(_ files: [DraftFile], intoFolder folder: URL) throws {
    for file in files {
      let place = folder.appending(path: file.path)
      do {
        try makeFolders(to: place)
        guard !FileManager.default.fileExists(atPath: place.path) else {
          throw AuthoringError.alreadyThere(place.path)
        }
        made.append(place)
        try Data(file.contents.utf8).write(to: place)
      } catch let error as AuthoringError {
        throw error
      } catch {
        throw AuthoringError.cannotWrite(place.path, reason: SystemError.words(of: error))
      }
    }
  }

  /// Replaces the text of a file.
  ///
  /// - Throws: `AuthoringError.cannotWrite`.
  func replace(_ file: URL, by text: String) throws {
    do {
      let contents = try Data(contentsOf: file)
      try Data(text.utf8).write(to: file, options: .atomic)
      replaced.append((file, contents))
    } catch {
      throw AuthoringError.cannotWrite(file.path, reason: SystemError.words(of: error))
    }
  }

  func undo() {
    for (file, contents) in replaced.reversed() { try? contents.write(to: file, options: .atomic) }
    for folder in made.reversed() { try? FileManager.default.removeItem(at: folder) }
    (made, replaced) = ([], [])
  }
}

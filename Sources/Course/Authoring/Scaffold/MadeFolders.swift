import Curriculum
import Foundation

/// What one addition made, so that all of it can be taken back.
final class MadeFolders {
  private var made: [URL] = []
  private var replaced: [(file: URL, contents: Data)] = []

  /// Writes files into a new folder, and makes the folders around it.
  ///
  /// - Throws: `AuthoringError`.
  func write(_ files: [DraftFile], into folder: URL) throws {
    try makeFolders(to: folder)
    try files.write(into: folder)
    made.append(folder)
  }

  /// Makes the folders around a place that are missing.
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

  /// Writes files into a folder that is there, and makes the folders between.
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

  /// Gives a file another text.
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

  /// Takes everything back, the last first.
  func undo() {
    for (file, contents) in replaced.reversed() { try? contents.write(to: file, options: .atomic) }
    for folder in made.reversed() { try? FileManager.default.removeItem(at: folder) }
    (made, replaced) = ([], [])
  }
}

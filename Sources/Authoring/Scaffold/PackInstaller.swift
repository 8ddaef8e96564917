package import Curriculum
package import Foundation

/// Copies packs to where every `rings` of this person finds them.
package struct PackInstaller {
  let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Copies the pack, its solutions included, and takes the place of an earlier copy at the end.
  ///
  /// - Returns: The installed pack's folder.
  /// - Throws: `AuthoringError.cannotWrite`; an earlier copy then stays as it was.
  package func install(_ pack: Pack) throws -> URL {
    let place = folder.appending(path: pack.identifier, directoryHint: .isDirectory)
    let draft = folder.appending(path: ".\(pack.identifier).new", directoryHint: .isDirectory)
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      if files.fileExists(atPath: draft.path) { try files.removeItem(at: draft) }
      try files.copyItem(at: pack.folder, to: draft)
      let solutions = draft.appending(path: "Solutions")
      if let own = pack.solutionsFolder, !files.fileExists(atPath: solutions.path) {
        try files.copyItem(at: own, to: solutions)
      }
      if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
      try files.moveItem(at: draft, to: place)
    } catch {
      throw AuthoringError.cannotWrite(place.path, reason: SystemError.words(of: error))
    }
    return place
  }
}

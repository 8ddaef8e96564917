import Compiling
import Foundation
import Storage

/// A copy of the files as they were submitted.
///
/// The learner may continue to edit while the judge works. All steps read these copies, so the policy, the
/// compiler and the cache key see the same code.
final class SourceSnapshot: Sendable {
  /// The copies, in the order of the originals and with the same names.
  let files: [URL]

  private let folder: PrivateFolder

  /// Copies files, reading each once.
  ///
  /// - Throws: `SourceError` for a file that can't be read.
  init(of originals: [URL], in parent: URL) throws {
    let folder = try PrivateFolder(in: parent)
    files = try originals.enumerated().map { number, original in
      let bytes = try SourceCopies.bytes(of: original)
      // Use a folder for each file, because files from different folders may have the same name.
      let place = folder.url.appending(path: "\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      let copy = place.appending(path: original.lastPathComponent)
      try ScratchFile.write(bytes, to: copy)
      return copy
    }
    self.folder = folder
  }

  func remove() { folder.remove() }
}

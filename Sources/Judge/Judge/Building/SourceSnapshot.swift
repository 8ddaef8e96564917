import Compiling
import Foundation
import Storage

/// Somebody's files as they were when they were handed in.
///
/// Their owner may go on writing while a verdict is made. All that is read of them is read from these
/// copies: what is held against the rules is what is compiled, and what the verdict is kept for.
final class SourceSnapshot: Sendable {
  /// In the order of the originals, and with their names.
  let files: [URL]

  private let folder: PrivateFolder

  /// Copies files, each read once.
  ///
  /// - Throws: `SourceError` for a file that cannot be read.
  init(of originals: [URL], in parent: URL) throws {
    let folder = try PrivateFolder(in: parent)
    files = try originals.enumerated().map { number, original in
      let bytes = try SourceCopies.bytes(of: original)
      // Two files of one name may come from different folders.
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

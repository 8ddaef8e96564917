import Foundation
import Storage

/// The names of a folder's subfolders, with a version that detects changes.
struct FolderListing: Codable, Hashable, Sendable {
  var names: [String]
  /// The folder's version when it was listed.
  ///
  /// Nil if the version can't reveal all changes, for example because a link's target may become a folder.
  var version: FileVersion?

  init(of folder: URL) {
    let sight = FileSight(at: folder.path, followsLinks: true)
    names = SwiftFiles.folders(in: folder).map(\.lastPathComponent)
    guard case .folder(let version) = sight else { return }
    let isPlain = SwiftFiles.contents(of: folder).allSatisfy { entry in
      switch FileSight(at: entry.path) {
      case .file, .folder: true
      case .nothing, .other: false
      }
    }
    self.version = isPlain ? version : nil
  }

  /// Returns an up-to-date listing, read again if the folder changed; nil if the folder no longer exists.
  func renewed(in folder: URL) -> FolderListing? {
    guard case .folder(let present) = FileSight(at: folder.path, followsLinks: true) else {
      return nil
    }
    return version?.isStill(present) == true ? self : FolderListing(of: folder)
  }
}

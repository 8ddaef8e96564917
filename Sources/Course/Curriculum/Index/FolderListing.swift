import Foundation
import Storage

/// The subfolders of a folder, by name, and whether they are known to be the same later on.
struct FolderListing: Codable, Hashable, Sendable {
  var names: [String]
  /// The version of the folder that the names were read of; nil where it does not tell whether they have
  /// changed, as where a link can come to lead to a folder.
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

  /// The listing as of now, read anew where the folder changed; nil where there is none.
  func renewed(in folder: URL) -> FolderListing? {
    guard case .folder(let present) = FileSight(at: folder.path, followsLinks: true) else {
      return nil
    }
    return version?.isStill(present) == true ? self : FolderListing(of: folder)
  }
}

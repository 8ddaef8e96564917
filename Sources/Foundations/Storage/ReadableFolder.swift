package import Foundation

/// A folder that can be made again, for everybody to enter and to read.
///
/// Root's jails are entered under the name of a user that owns nothing: what they read must not
/// depend on how private root keeps its own files.
package enum ReadableFolder {
  private static let permissions: mode_t = 0o755

  /// Makes the folder and those above it that are missing; one that is there stays as it is.
  ///
  /// - Throws: `CocoaError` with the folder and the system's reason.
  package static func make(_ folder: URL) throws {
    if mkdir(folder.path, permissions) == 0 {
      // Whatever the process's mask took away.
      chmod(folder.path, permissions)
      return
    }
    let parent = folder.deletingLastPathComponent()
    switch errno {
    case EEXIST where isFolder(folder): return
    case ENOENT where parent.path != folder.path:
      try make(parent)
      try make(folder)
    case let number: throw SystemReason.failure(at: folder, number: number)
    }
  }

  private static func isFolder(_ place: URL) -> Bool {
    var status = stat()
    return stat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

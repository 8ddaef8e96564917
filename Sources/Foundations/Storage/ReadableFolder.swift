package import Foundation

/// A world-readable folder for files that can be rebuilt.
///
/// Root's sandboxes run as a user that owns nothing. The files they read mustn't depend on root's umask.
package enum ReadableFolder {
  private static let permissions: mode_t = 0o755

  /// Creates a folder and its missing parents.
  ///
  /// Existing folders stay unchanged.
  ///
  /// - Throws: `CocoaError` with the folder and the system's reason.
  package static func make(_ folder: URL) throws {
    if mkdir(folder.path, permissions) == 0 {
      // `mkdir` applies the umask, so set the permissions again.
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

package import Foundation
import Synchronization

/// A temporary folder that is deleted with this object.
package final class PrivateFolder: Sendable {
  package let url: URL

  private static let counter = Atomic(0)
  private static let place = "runs"

  /// Creates a folder named after our process, so that a later launch can delete it if the process was
  /// killed.
  ///
  /// - Parameter permissions: The folder's permissions, by default private to the user.
  package init(in parent: URL, permissions: mode_t = 0o700) throws(UnwritableFolder) {
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      throw UnwritableFolder(reason: SystemReason.text(of: error))
    }
    // If the folder exists, it belongs to a process in another container or to an earlier process with the
    // same process id.
    while true {
      let number = Self.counter.add(1, ordering: .relaxed).newValue
      let folder = parent.appending(path: ProcessRoom.name(number))
      if mkdir(folder.path, permissions) == 0 {
        // `mkdir` applies the umask, so set the permissions again.
        chmod(folder.path, permissions)
        url = folder
        return
      }
      guard errno == EEXIST else {
        throw UnwritableFolder(reason: "\(folder.path): \(String(cString: strerror(errno)))")
      }
    }
  }

  package convenience init(in cache: CacheDirectory) throws(UnwritableFolder) {
    try self.init(in: cache.url.appending(path: Self.place))
  }

  deinit { remove() }

  package func remove() { try? FileManager.default.removeItem(at: url) }

  /// Deletes the folders in a cache whose owners' processes no longer exist.
  package static func sweep(_ cache: CacheDirectory) {
    if let folder = try? cache.folder(place) { sweep(folder) }
  }

  /// Deletes the folders in `parent` whose owners' processes no longer exist.
  package static func sweep(_ parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names {
      let folder = parent.appending(path: name)
      let isLeft = ProcessRoom.isOwnerGone(of: name) ?? isForgotten(folder)
      if isLeft { try? FileManager.default.removeItem(at: folder) }
    }
  }

  /// Returns whether a folder of a process in another container is too old to be still in use.
  private static func isForgotten(_ folder: URL) -> Bool {
    guard let stamp = FileStamp(path: folder.path) else { return false }
    return Int64(time(nil)) - stamp.changed / 1_000_000_000 > longestRun
  }

  /// The age in seconds at which a folder counts as unused: a week, because a learner may leave the tutor
  /// open over a weekend.
  private static let longestRun: Int64 = 7 * 24 * 3600
}

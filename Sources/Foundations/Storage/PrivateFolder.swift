package import Foundation
import Synchronization

/// A folder for one run of something, gone with this object.
package final class PrivateFolder: Sendable {
  package let url: URL

  private static let counter = Atomic(0)
  private static let place = "runs"

  /// Makes a folder whose name tells our process, so that a later start can sweep what a killed
  /// process left.
  ///
  /// - Parameter permissions: to begin with, nobody else may come there.
  package init(in parent: URL, permissions: mode_t = 0o700) throws(UnwritableFolder) {
    do {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    } catch {
      throw UnwritableFolder(reason: SystemReason.text(of: error))
    }
    // A folder that is there already is another's: in another container, or before us under our
    // number, a process may have made it.
    while true {
      let number = Self.counter.add(1, ordering: .relaxed).newValue
      let folder = parent.appending(path: ProcessRoom.name(number))
      if mkdir(folder.path, permissions) == 0 {
        // Whatever the process's mask takes away.
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

  /// Removes the folders of processes that are no more.
  package static func sweep(_ cache: CacheDirectory) {
    if let folder = try? cache.folder(place) { sweep(folder) }
  }

  /// Removes the folders that processes which are no more made in `parent`.
  package static func sweep(_ parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names {
      let folder = parent.appending(path: name)
      let isLeft = ProcessRoom.isOwnerGone(of: name) ?? isForgotten(folder)
      if isLeft { try? FileManager.default.removeItem(at: folder) }
    }
  }

  /// Whether a folder whose owner we cannot ask for is too old for anybody to be at work in it.
  private static func isForgotten(_ folder: URL) -> Bool {
    guard let stamp = FileStamp(path: folder.path) else { return false }
    return Int64(time(nil)) - stamp.changed / 1_000_000_000 > longestRun
  }

  /// A week in seconds: somebody may leave the tutor open over a weekend.
  private static let longestRun: Int64 = 7 * 24 * 3600
}

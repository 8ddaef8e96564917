import Foundation
import Storage
import Synchronization

/// The folder for generated source and workers' plugins.
enum ScratchFolder {
  private static let isSwept = Mutex(false)

  /// Removes what processes that are no more left behind; the first call of a process does it.
  static func sweepOnce(_ folder: URL) {
    let isFirst = isSwept.withLock { swept in
      defer { swept = true }
      return !swept
    }
    if isFirst { PrivateFolder.sweep(folder) }
  }
}

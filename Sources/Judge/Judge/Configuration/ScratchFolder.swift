import Foundation
import Storage
import Synchronization

/// The folder for generated source and the workers' plugins.
enum ScratchFolder {
  private static let isSwept = Mutex(false)

  /// Removes files left behind by processes that have ended, once per process.
  static func sweepOnce(_ folder: URL) {
    let isFirst = isSwept.withLock { swept in
      defer { swept = true }
      return !swept
    }
    if isFirst { PrivateFolder.sweep(folder) }
  }
}

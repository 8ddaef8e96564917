import Foundation
import Synchronization

/// The folder for generated source and workers' plugins, whose entries begin with their owner's
/// process number.
enum ScratchFolder {
  private static let isSwept = Mutex(false)

  /// Removes what processes that are no more left behind; the first call of a process does it.
  static func sweepOnce(_ folder: URL) {
    let isFirst = isSwept.withLock { swept in
      defer { swept = true }
      return !swept
    }
    guard isFirst,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return }
    for name in names {
      guard let owner = name.split(separator: "-").first.flatMap({ Int32($0) }) else { continue }
      if kill(owner, 0) != 0, errno == ESRCH {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
    }
  }
}

package import Foundation
import Glibc
import Terminal

/// Detects saved files through inotify, or by polling if inotify reports nothing.
///
/// It watches folders instead of files, because many editors save by renaming a new file.
package final class FileWatch {
  package enum Change: Hashable, Sendable { case saved, disappeared }

  private let files: () -> [URL]
  /// The files that changed since watching began.
  package private(set) var changed: Set<URL> = []
  private var stamps: [URL: WatchedFileStamp]
  private var inotify: Int32

  /// Watches the given files.
  ///
  /// - Parameter usesNotifications: Whether to use inotify; false polls, as on a system without it.
  package convenience init(_ files: [URL], usesNotifications: Bool = true) {
    self.init(listing: { files }, usesNotifications: usesNotifications)
  }

  /// Watches the files of a changing list; an added or removed file counts as a change.
  package init(listing files: @escaping () -> [URL], usesNotifications: Bool = true) {
    self.files = files
    let first = files()
    stamps = Self.stamps(of: first)
    inotify = usesNotifications ? Self.openNotifications(of: first) : -1
  }

  deinit {
    if inotify >= 0 { close(inotify) }
  }

  /// Whether files are polled because the system reports no changes.
  package var isPolling: Bool { inotify < 0 }

  /// The descriptor that becomes readable after a change in the files' folders; nil while polling.
  package var descriptor: Int32? { isPolling ? nil : inotify }

  /// The longest time to wait for `descriptor` before checking for changes, in milliseconds.
  ///
  /// Network folders, shared folders of virtual machines and some containers accept a watch but never report
  /// changes. Checking from time to time detects this.
  package var patience: Int { isPolling ? 330 : 2000 }

  /// Returns the change since the last call, if any.
  package func takeChange() -> Change? {
    let wasTold = drain()
    let files = files()
    let now = Self.stamps(of: files)
    guard now != stamps else { return nil }
    let isMissing = files.contains { now[$0] == nil }
    changed.formUnion(Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] })
    stamps = now
    // A change without a notification: poll from now on.
    if !isPolling, !wasTold {
      close(inotify)
      inotify = -1
    }
    return isMissing ? .disappeared : .saved
  }

  /// Returns the change since the last call, after a pause for editors that write a file in several steps.
  ///
  /// - Parameter settling: The pause after the first change, in milliseconds.
  package func takeSettledChange(
    after settling: Int, isolation: isolated (any Actor)? = #isolation
  ) async -> Change? {
    guard let first = takeChange() else { return nil }
    // Without descriptors, this call only pauses.
    _ = await DescriptorWait.readable(among: [], milliseconds: settling)
    return takeChange() ?? first
  }

  private static func stamps(of files: [URL]) -> [URL: WatchedFileStamp] {
    files.reduce(into: [:]) { $0[$1] = WatchedFileStamp(of: $1) }
  }

  /// Opens a descriptor that reports changes in the folders of `files`; returns -1 on failure.
  private static func openNotifications(of files: [URL]) -> Int32 {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return -1 }
    let events =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    for folder in Set(files.map { $0.deletingLastPathComponent().path }) {
      guard inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
        close(descriptor)
        return -1
      }
    }
    return descriptor
  }

  /// Discards pending notifications; returns whether there were any.
  private func drain() -> Bool {
    guard !isPolling else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wasTold = false
    while read(inotify, &buffer, buffer.count) > 0 { wasTold = true }
    return wasTold
  }
}

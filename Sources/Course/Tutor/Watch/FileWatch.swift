package import Foundation
import Glibc
import Terminal

/// Notices when files are saved: through inotify, or by looking where that says nothing.
///
/// Folders are watched, not files: many editors save by writing a new file and renaming it.
package final class FileWatch {
  package enum Change: Hashable, Sendable { case saved, disappeared }

  private let files: () -> [URL]
  /// The files that changed since watching began.
  package private(set) var changed: Set<URL> = []
  private var stamps: [URL: WatchedFileStamp]
  private var inotify: Int32

  /// Watches files.
  ///
  /// - Parameter usesNotifications: False looks at the files only, as on a system without inotify.
  package convenience init(_ files: [URL], usesNotifications: Bool = true) {
    self.init(listing: { files }, usesNotifications: usesNotifications)
  }

  /// Watches whatever files a listing has, now and later: one that comes or goes is a change as well.
  package init(listing files: @escaping () -> [URL], usesNotifications: Bool = true) {
    self.files = files
    let first = files()
    stamps = Self.stamps(of: first)
    inotify = usesNotifications ? Self.openNotifications(of: first) : -1
  }

  deinit {
    if inotify >= 0 { close(inotify) }
  }

  /// True where the system tells nothing and files are looked at instead.
  package var isPolling: Bool { inotify < 0 }

  /// Readable after something happened beside the files; nil while polling.
  package var descriptor: Int32? { isPolling ? nil : inotify }

  /// How long to wait for `descriptor` at most before asking for changes, in milliseconds.
  ///
  /// Network folders, shared folders of virtual machines and some containers accept a watch and
  /// then never report anything; a look now and then finds that out.
  package var patience: Int { isPolling ? 330 : 2000 }

  /// What happened since the last call; nil for nothing.
  package func takeChange() -> Change? {
    let wasTold = drain()
    let files = files()
    let now = Self.stamps(of: files)
    guard now != stamps else { return nil }
    let isMissing = files.contains { now[$0] == nil }
    changed.formUnion(Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] })
    stamps = now
    // A change that nobody reported: from here on, look.
    if !isPolling, !wasTold {
      close(inotify)
      inotify = -1
    }
    return isMissing ? .disappeared : .saved
  }

  /// The same, after a pause that an editor needs which writes a file in several steps.
  ///
  /// - Parameter settling: How long after the first change the file is read, in milliseconds.
  package func takeSettledChange(
    after settling: Int, isolation: isolated (any Actor)? = #isolation
  ) async -> Change? {
    guard let first = takeChange() else { return nil }
    // Waiting on no descriptor is a pause.
    _ = await DescriptorWait.readable(among: [], milliseconds: settling)
    return takeChange() ?? first
  }

  private static func stamps(of files: [URL]) -> [URL: WatchedFileStamp] {
    files.reduce(into: [:]) { $0[$1] = WatchedFileStamp(of: $1) }
  }

  /// A descriptor that reports changes in the folders of `files`, or -1 where there is none.
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

  /// Reads away what was reported; true when there was anything.
  private func drain() -> Bool {
    guard !isPolling else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    var wasTold = false
    while read(inotify, &buffer, buffer.count) > 0 { wasTold = true }
    return wasTold
  }
}

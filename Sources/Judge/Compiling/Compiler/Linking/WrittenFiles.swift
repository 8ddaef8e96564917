package import Foundation
import Processes

/// The files of a folder that somebody else writes, as they become whole.
package final class WrittenFiles: Sendable {
  private let notices: PipeReader

  /// What makes a file whole: whoever wrote it closes it, or moves it into its place.
  private static let whole = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)

  /// Watches a folder; nil where the system tells of no changes.
  ///
  /// - Parameter tellsOfChanges: Whether `next` also answers when a file has only grown.
  package init?(in folder: URL, tellsOfChanges: Bool) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    notices = PipeReader(descriptor: descriptor)
    let changes = Self.whole | (tellsOfChanges ? UInt32(IN_MODIFY) : 0)
    guard inotify_add_watch(descriptor, folder.path, changes) >= 0 else { return nil }
  }

  deinit { notices.close() }

  package func close() { notices.close() }

  /// The names of files that became whole since the last answer, none where others have only grown; nil at
  /// the end.
  package func next() async -> Set<String>? {
    guard let bytes = try? await notices.read(upTo: 16 << 10), !bytes.isEmpty else { return nil }
    var names: Set<String> = []
    let header = MemoryLayout<inotify_event>.size
    var start = 0
    while start + header <= bytes.count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
      }
      let end = start + header + Int(event.len)
      if event.mask & Self.whole != 0 {
        let name = bytes[start + header..<min(bytes.count, end)]
        names.insert(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      }
      start = end
    }
    return names
  }
}

import Foundation
import Synchronization

/// A folder of one worker's own, in which its plugin appears when it is compiled.
final class PluginFolder: Sendable {
  let url: URL
  private static let counter = Atomic(0)

  init(in parent: URL) throws {
    let number = Self.counter.add(1, ordering: .relaxed).newValue
    url = parent.appending(path: "\(ProcessInfo.processInfo.processIdentifier)-\(number)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }

  deinit { remove() }

  /// Links the plugin into the folder, or copies it where the folder is on another file system.
  func take(_ plugin: URL) throws -> String {
    let place = url.appending(path: plugin.lastPathComponent)
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.linkItem(at: plugin, to: place)
    } catch {
      try FileManager.default.copyItem(at: plugin, to: place)
    }
    return place.path
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

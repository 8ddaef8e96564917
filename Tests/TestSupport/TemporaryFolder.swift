package import Foundation
package import Storage

/// A folder that's deleted when the test releases it.
package final class TemporaryFolder: Sendable {
  package let url: URL
  private let room: URL

  /// Creates a folder that is alone in its parent, because Rings also looks there for a project's packages.
  package init() throws {
    room = FileManager.default.temporaryDirectory.appending(path: "rings-test-\(UUID().uuidString)")
    url = room.appending(path: "work")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: room) }

  package var cache: CacheDirectory { CacheDirectory(url: url) }

  package func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}

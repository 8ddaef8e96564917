import Foundation

/// A folder for generated source, gone with this object.
final class GeneratedFolder: Sendable {
  let url: URL

  init(in scratch: URL) throws {
    let owner = ProcessInfo.processInfo.processIdentifier
    url = scratch.appending(path: "\(owner)-source-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

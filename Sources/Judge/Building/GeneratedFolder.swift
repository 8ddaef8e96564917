import Foundation
import Workbench

/// A folder for generated source, gone with this object.
final class GeneratedFolder: Sendable {
  let url: URL

  init(in scratch: URL) throws {
    let owner = ProcessInfo.processInfo.processIdentifier
    url = scratch.appending(path: "\(owner)-source-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw JailError.noFolder(reason: SystemReason.text(of: error))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

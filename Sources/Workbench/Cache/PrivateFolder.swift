import Foundation
import Synchronization

/// A folder for one run of something, open to nobody else and gone with this object.
final class PrivateFolder: Sendable {
  let url: URL

  private static let counter = Atomic(0)
  private static let place = "runs"

  /// Makes a folder whose name tells our process, so that a later start can sweep what a killed
  /// process left.
  init(in cache: CacheDirectory) throws {
    let number = Self.counter.add(1, ordering: .relaxed).newValue
    url = cache.url.appending(path: "\(Self.place)/\(getpid())-\(number)")
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw JailError.noFolder(reason: SystemReason.text(of: error))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Removes the folders of processes that are no more.
  static func sweep(_ cache: CacheDirectory) {
    guard let folder = try? cache.folder(place),
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

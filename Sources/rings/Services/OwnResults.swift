import Foundation
import Hashing
import Workbench

/// The folders of results that this user's `grade` made among submissions.
///
/// A folder that is there already among submissions may have been handed in. Only the cache, which nobody
/// hands in, knows which ones were made here.
struct OwnResults {
  let cache: CacheDirectory

  /// What a folder keeps when what is in it changes, and no copy of it has.
  private struct Identity: Codable, Hashable {
    var device: UInt64
    var number: UInt64

    init?(_ place: URL) {
      var status = stat()
      guard stat(place.path, &status) == 0 else { return nil }
      device = UInt64(status.st_dev)
      number = UInt64(status.st_ino)
    }
  }

  func holds(_ place: URL) -> Bool {
    guard let identity = Identity(place) else { return false }
    return cache.read(Identity.self, at: Self.mark(of: place)) == identity
  }

  /// A cache that cannot be written only means that `--resume` asks for another folder.
  func remember(_ place: URL) {
    guard let identity = Identity(place) else { return }
    try? cache.write(identity, at: Self.mark(of: place))
  }

  private static func mark(of place: URL) -> String {
    var digest = Digest()
    digest.combine(place.resolvingSymlinksInPath().path)
    return "results/\(digest.hexadecimal.prefix(32)).json"
  }
}

import Foundation
import Hashing
import Storage

/// Recognizes results folders that this user's `grade` wrote among the submissions.
///
/// A folder among the submissions may itself be a submission. Rings therefore puts a mark in its own folders.
/// The cache has a copy of the mark, which no submission can forge.
struct OwnResults {
  let cache: CacheDirectory

  func holds(_ place: URL) -> Bool {
    guard let known = cache.read(String.self, at: Self.record(of: place)) else { return false }
    return (try? String(contentsOf: Self.mark(in: place), encoding: .utf8)) == known
  }

  /// Marks a folder as written by Rings; without a writable cache, `--resume` asks for another folder.
  func remember(_ place: URL) {
    guard !holds(place) else { return }
    let mark = UUID().uuidString
    guard (try? Data(mark.utf8).write(to: Self.mark(in: place), options: .atomic)) != nil else {
      return
    }
    try? cache.write(mark, at: Self.record(of: place))
  }

  private static func mark(in place: URL) -> URL { place.appending(path: "results/.made-by-rings") }

  private static func record(of place: URL) -> String {
    var digest = ContentDigest()
    digest.combine(place.resolvingSymlinksInPath().path)
    return "results/\(digest.hexadecimal.prefix(32)).json"
  }
}

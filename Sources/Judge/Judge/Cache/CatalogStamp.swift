import Curriculum
package import Foundation
import Hashing
import Storage

/// A digest of the asset catalogs and data files next to given files, to detect changes.
package enum CatalogStamp {
  /// The maximum number of files considered in a catalog.
  private static let limit = 10_000

  package static func text(beside files: [URL]) -> String {
    var seen: Set<String> = []
    var digest = ContentDigest()
    // Keep the order: of two items with the same name, the first wins.
    for file in files {
      let parent = file.deletingLastPathComponent().standardizedFileURL
      if seen.insert(parent.path).inserted { combine(itemsIn: parent, into: &digest) }
    }
    return digest.hexadecimal
  }

  private static func combine(itemsIn parent: URL, into digest: inout ContentDigest) {
    for item in (try? BundleItem.all(in: parent)) ?? [] {
      digest.combine(item.url.lastPathComponent)
      if item.isFolder {
        combine(catalog: item.url, into: &digest)
      } else {
        digest.combine(contents(of: item.url))
      }
    }
  }

  private static func combine(catalog: URL, into digest: inout ContentDigest) {
    let inside = FileManager.default.enumerator(atPath: catalog.path)
    var paths: [String] = []
    while paths.count < limit, let path = inside?.nextObject() as? String { paths.append(path) }
    for path in paths.sorted() {
      digest.combine(path)
      digest.combine(contents(of: catalog.appending(path: path)))
    }
  }

  /// Returns a regular file's bytes.
  ///
  /// Returns no bytes for pipes and folders.
  private static func contents(of file: URL) -> [UInt8] {
    (try? BoundedFile.read(file.path, limit: 64 << 20)) ?? []
  }
}

package import Foundation
package import Storage

/// Reads a pack through what an earlier reading left in the cache: only files that have changed since are
/// decoded, and of an exercise as much as is asked for.
///
/// It gives what `PackReader` gives, and throws what it throws. Packs with mistakes are never kept.
package struct IndexedPackReader: Sendable {
  /// A pack, and what it took to read it.
  package struct Reading: Sendable {
    package var pack: Pack
    /// The folders of the exercises whose manifests were decoded.
    package var decoded: [URL]
    /// Whether `pack.yml` was decoded as well.
    package var isDecodedWhole: Bool
  }

  let folder: URL
  let solutionsFolder: URL?
  let cache: CacheDirectory

  package init(folder: URL, solutionsFolder: URL? = nil, cache: CacheDirectory) {
    self.folder = folder
    self.solutionsFolder = solutionsFolder
    self.cache = cache
  }

  /// The pack, or all of its mistakes.
  package func read() throws(CurriculumError) -> Reading {
    guard let store = PackIndexStore(folder: folder, cache: cache) else {
      return whole(try PackReader(folder: folder, solutionsFolder: solutionsFolder).read())
    }
    if let kept = store.load(), let renewal = PackRenewal(of: kept, in: folder) {
      if renewal.isNews { store.save(renewal.index) }
      var pack = renewal.index.pack
      pack.solutionsFolder = solutionsFolder
      return Reading(pack: pack, decoded: renewal.decoded, isDecodedWhole: false)
    }
    let index = try PackReader(folder: folder, solutionsFolder: solutionsFolder).readWitnessed()
    store.save(index)
    return whole(index.pack)
  }

  private func whole(_ pack: Pack) -> Reading {
    Reading(pack: pack, decoded: pack.exercises.map(\.folder), isDecodedWhole: true)
  }
}

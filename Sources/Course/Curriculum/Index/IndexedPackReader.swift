package import Foundation
package import Storage

/// Reads a pack through a cached index.
///
/// Only changed files are decoded, and an exercise's details only on demand.
///
/// The results and errors equal those of `PackReader`. Packs with mistakes aren't cached.
package struct IndexedPackReader: Sendable {
  package struct Reading: Sendable {
    package var pack: Pack
    /// The folders of the exercises whose manifests were decoded.
    package var decoded: [URL]
    /// Whether `pack.yml` was decoded, too.
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

  /// Reads the pack.
  ///
  /// - Throws: `CurriculumError.brokenPack` with all mistakes.
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

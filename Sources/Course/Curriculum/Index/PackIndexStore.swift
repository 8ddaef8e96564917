import Foundation
import Hashing
import Stage
import Storage

/// The cache's place for the index of one pack's folder.
struct PackIndexStore {
  let folder: URL
  let cache: CacheDirectory
  /// The index's path in the cache.
  private let path: String

  /// Nil where the running program cannot be told from another build of it, which may read packs
  /// otherwise.
  init?(folder: URL, cache: CacheDirectory) {
    guard let program = RunningProgram.stamp else { return nil }
    self.folder = folder
    self.cache = cache
    var digest = ContentDigest()
    digest.combine(folder.path)
    digest.combine(program)
    path = "\(Self.place)/\(digest.hexadecimal.prefix(32))"
  }

  private static let place = "packs"

  /// Indexes of packs and builds of Rings that are kept at the same time.
  private static let capacity = 32

  /// In bytes: some hundred times a long course.
  private static let largest = 256 << 20

  /// What was saved; nil where there is nothing, or something damaged.
  func load() -> PackIndex? {
    let file = cache.url.appending(path: path).path
    guard let bytes = try? BoundedFile.read(file, limit: Self.largest) else { return nil }
    let content = bytes.dropFirst(Self.checksumBytes)
    guard bytes.prefix(Self.checksumBytes).elementsEqual(Self.checksum(of: content)),
      let index = try? Frame.message(PackIndex.self, in: Data(content)),
      index.pack.folder.path == folder.path
    else { return nil }
    cache.noteUse(of: path)
    return index
  }

  private static let checksumBytes = 8

  /// The bytes before the index's message, by which damage is noticed.
  private static func checksum(of content: ArraySlice<UInt8>) -> [UInt8] {
    withUnsafeBytes(of: WordChecksum.of(content).littleEndian) { Array($0) }
  }

  /// Keeps an index for the next start; a cache that cannot be written only costs time.
  func save(_ index: PackIndex) {
    var index = index
    index.pack.solutionsFolder = nil
    do {
      let content = [UInt8](try Frame.payload(of: index))
      let place = try cache.folder(Self.place)
      try ScratchFile.replace(
        place.appending(path: URL(filePath: path).lastPathComponent),
        with: Self.checksum(of: content[...]) + content)
      cache.makeRoom(in: Self.place, capacity: Self.capacity)
    } catch {}
  }
}

import Foundation
import Hashing
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
    do {
      var reader = IndexReader(bytes, from: 0)
      let checksum = try reader.number()
      guard WordChecksum.of(bytes.dropFirst(Self.checksumBytes)) == checksum,
        try reader.text() == folder.path
      else { return nil }
      cache.noteUse(of: path)
      return try PackIndex(&reader, folder: folder)
    } catch {
      return nil
    }
  }

  private static let checksumBytes = 8

  /// Keeps an index for the next start; a cache that cannot be written only costs time.
  func save(_ index: PackIndex) {
    guard let content = index.bytes else { return }
    var rest = IndexWriter()
    rest.add(folder.path)
    var file = IndexWriter()
    file.add(WordChecksum.of((rest.bytes + content)[...]))
    do {
      let place = try cache.folder(Self.place)
      try ScratchFile.replace(
        place.appending(path: URL(filePath: path).lastPathComponent),
        with: file.bytes + rest.bytes + content)
      cache.makeRoom(in: Self.place, capacity: Self.capacity)
    } catch {}
  }
}

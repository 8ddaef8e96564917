import Foundation
import Hashing
import WorkerProtocol
import Storage

struct PackIndexStore {
  let folder: URL
  let cache: CacheDirectory
  private let path: String

  /// Creates the store.
  ///
  /// Nil if the program has no build stamp, because another build may read packs differently.
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

  /// The maximum number of cached indexes, across packs and builds of Rings.
  private static let capacity = 32

  /// The maximum size of an index in bytes, about a hundred times the size of a long course's index.
  private static let largest = 256 << 20

  /// Loads the index; nil if it's missing or damaged.
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

  /// Returns the checksum that precedes the index and reveals damage.
  private static func checksum(of content: ArraySlice<UInt8>) -> [UInt8] {
    withUnsafeBytes(of: WordChecksum.of(content).littleEndian) { Array($0) }
  }

  /// Saves an index for the next start.
  ///
  /// Ignores write errors, which only cost time.
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

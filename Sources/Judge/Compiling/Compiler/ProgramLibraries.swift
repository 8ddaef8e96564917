import Foundation
import Storage
import Synchronization

/// The libraries that a program of ours brings, which nothing that is loaded into it need name.
enum ProgramLibraries {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Their file names; none for a program that is not there, or is damaged.
  ///
  /// They are read out of the program once and kept until it changes.
  static func names(of program: URL, cache: CacheDirectory) -> Set<String> {
    guard let stamp = FileStamp(path: program.path)?.text else { return [] }
    let key = "\(program.lastPathComponent)-\(stamp.replacing(":", with: "-"))"
    if let names = known.withLock({ $0[key] }) { return names }
    let place = "libraries/\(key).json"
    let names: Set<String>
    if let kept = cache.read(Set<String>.self, at: place) {
      names = kept
    } else {
      let bytes = (try? Data(contentsOf: program, options: .mappedIfSafe)) ?? Data()
      guard let image = try? ElfImage([UInt8](bytes)) else { return [] }
      names = Set(image.neededLibraries)
      // A cache that cannot be written only costs time.
      try? cache.write(names.sorted(), at: place)
      cache.makeRoom(in: "libraries", capacity: 64)
    }
    known.withLock { $0[key] = names }
    return names
  }
}

import Foundation
import Storage
import Synchronization

/// The libraries that our programs already load, so that plugins needn't be linked with them.
enum ProgramLibraries {
  private static let known = Mutex<[String: Set<String>]>([:])

  /// Returns the libraries' file names; empty for a missing or damaged program.
  ///
  /// They're read from the program once and cached until it changes.
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
      // A failed write only costs time later.
      try? cache.write(names.sorted(), at: place)
      cache.makeRoom(in: "libraries", capacity: 64)
    }
    known.withLock { $0[key] = names }
    return names
  }
}

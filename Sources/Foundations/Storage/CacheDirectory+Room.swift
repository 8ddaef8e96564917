import Foundation

extension CacheDirectory {
  /// Makes an entry that was used the youngest of its folder.
  package func noteUse(of path: String) { utimes(url.appending(path: path).path, nil) }

  /// Removes the entries that were used least recently of a folder that holds more than `capacity` of them.
  ///
  /// A quarter goes at once: not everybody who adds an entry shall have to look for the oldest.
  package func makeRoom(in place: String, capacity: Int) {
    let files = FileManager.default
    let folder = url.appending(path: place)
    // Names are cheap; times are asked for only when something has to go.
    guard let names = try? files.contentsOfDirectory(atPath: folder.path), names.count > capacity
    else { return }
    let dated = names.map { name in
      let entry = folder.appending(path: name)
      return (entry: entry, changed: FileStamp(path: entry.path)?.changed ?? 0)
    }
    let excess = names.count - capacity * 3 / 4
    for (entry, _) in dated.sorted(by: { $0.changed < $1.changed }).prefix(excess) {
      try? files.removeItem(at: entry)
    }
  }
}

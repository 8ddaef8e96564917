import Foundation

extension CacheDirectory {
  /// Marks an entry as the most recently used of its folder.
  package func noteUse(of path: String) { utimes(url.appending(path: path).path, nil) }

  /// Removes the least recently used entries from a folder with more than `capacity` entries.
  ///
  /// It removes a quarter at once, so that most additions needn't search for the oldest entries.
  package func makeRoom(in place: String, capacity: Int) {
    let files = FileManager.default
    let folder = url.appending(path: place)
    // Names are cheap to read. Read dates only when something has to be removed.
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

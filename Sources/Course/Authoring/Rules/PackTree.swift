import Curriculum
import Foundation

/// Everything that lies in a pack's folder and in that of its solutions, found without following a link.
struct PackTree {
  struct Entry {
    var url: URL
    /// In bytes; of a link its own.
    var size: Int
    /// What a link says, as it says it.
    var target: String?
    /// The folder that the entry must not lead out of.
    var root: URL
  }

  let entries: [Entry]

  /// More files than this no pack has.
  private static let mostEntries = 50_000

  init(_ pack: Pack) {
    var entries: [Entry] = []
    for root in [pack.folder, pack.solutionsFolder].compactMap(\.self) {
      var folders = [root]
      while let folder = folders.popLast(), entries.count < Self.mostEntries {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
          let url = folder.appending(path: name)
          let values = try? FileManager.default.attributesOfItem(atPath: url.path)
          if values?[.type] as? FileAttributeType == .typeDirectory {
            folders.append(url)
            continue
          }
          entries.append(
            Entry(
              url: url, size: values?[.size] as? Int ?? 0,
              target: try? FileManager.default.destinationOfSymbolicLink(atPath: url.path),
              root: root))
        }
      }
    }
    self.entries = entries
  }
}

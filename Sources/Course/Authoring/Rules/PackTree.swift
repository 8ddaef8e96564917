import Curriculum
import Foundation

/// All files in a pack's folder and its solutions folder, without following links.
struct PackTree {
  struct Entry {
    var url: URL
    /// The size in bytes; for a link, the size of the link itself.
    var size: Int
    /// The unresolved target of a link.
    var target: String?
    /// The folder that a link must not leave.
    var root: URL
  }

  let entries: [Entry]

  /// The maximum number of files to list.
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

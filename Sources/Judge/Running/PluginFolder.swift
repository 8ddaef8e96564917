import Curriculum
import Foundation
import Storage

/// A folder of one worker's own, in which its plugin appears when it is compiled.
final class PluginFolder: Sendable {
  private let folder: PrivateFolder
  var url: URL { folder.url }

  init(in parent: URL) throws(UnwritableFolder) {
    folder = try PrivateFolder(in: parent, permissions: 0o755)
  }

  /// Links the plugin into the folder, or copies it where the folder is on another file system; gives
  /// its path for a process that started in the folder, which need not be able to come there again.
  func take(_ plugin: URL) throws -> String {
    let place = url.appending(path: plugin.lastPathComponent)
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.linkItem(at: plugin, to: place)
    } catch {
      try FileManager.default.copyItem(at: plugin, to: place)
    }
    return "./" + plugin.lastPathComponent
  }

  /// Copies what a bundle would hold of what lies beside these files into the folder, where the worker
  /// finds it: asset catalogs, an `Info.plist`, data files.
  func takeCatalogs(beside files: [URL]) throws {
    var seen: Set<URL> = []
    let parents = files.map { $0.deletingLastPathComponent().standardizedFileURL }
    // Of two items with one name the first folder's is taken.
    for parent in parents where seen.insert(parent).inserted {
      for item in try BundleItem.all(in: parent) {
        let place = url.appending(path: item.url.lastPathComponent)
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        do {
          try CatalogCopy.copy(item.url, to: place)
        } catch let problem as CatalogCopy.Problem {
          // A data file that no widget could bring along may lie there for other reasons.
          if item.isCatalog { throw problem }
        }
      }
    }
  }

  func remove() { folder.remove() }
}

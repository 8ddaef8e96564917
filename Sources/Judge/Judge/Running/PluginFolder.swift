import Curriculum
import Foundation
import Storage

/// A folder of one worker's own, in which its plugin appears when it is compiled.
final class PluginFolder: Sendable {
  private let folder: PrivateFolder
  var url: URL { folder.url }
  /// Where the code keeps files; nil where it keeps none, or in its jail's memory.
  private let store: PrivateFolder?
  var storeURL: URL? { store?.url }

  /// - Parameter storesFiles: Whether it brings a second folder, which the code may write.
  init(in parent: URL, storesFiles: Bool = false) throws(UnwritableFolder) {
    folder = try PrivateFolder(in: parent, permissions: 0o755)
    guard storesFiles else {
      store = nil
      return
    }
    // The worker's user may not be one who can come to our cache.
    let place = FileManager.default.temporaryDirectory.appending(path: "rings-stored-\(getuid())")
    PrivateFolder.sweep(place)
    store = try PrivateFolder(in: place, permissions: 0o777)
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

  /// Takes a plugin away that a process has loaded.
  ///
  /// Its file holds the numbers of lines at which the code may trap: whoever read them would read what
  /// stands in comments, which draws no questions.
  func takeBack(_ plugin: URL) {
    try? FileManager.default.removeItem(at: url.appending(path: plugin.lastPathComponent))
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

  func remove() {
    folder.remove()
    store?.remove()
  }
}

import Curriculum
import Foundation
import Storage

/// A worker's private folder, which receives its compiled plugin.
final class PluginFolder: Sendable {
  private let folder: PrivateFolder
  var url: URL { folder.url }
  /// The folder for the code's files; nil if it stores none, or stores them in the sandbox's memory.
  private let store: PrivateFolder?
  var storeURL: URL? { store?.url }

  /// - Parameter storesFiles: Whether to create a second folder that the code may write.
  init(in parent: URL, storesFiles: Bool = false) throws(UnwritableFolder) {
    folder = try PrivateFolder(in: parent, permissions: 0o755)
    guard storesFiles else {
      store = nil
      return
    }
    // The worker's user may not have access to our cache.
    let place = FileManager.default.temporaryDirectory.appending(path: "rings-stored-\(getuid())")
    PrivateFolder.sweep(place)
    store = try PrivateFolder(in: place, permissions: 0o777)
  }

  /// Links the plugin into the folder, or copies it from another file system.
  ///
  /// Returns a path relative to the folder, because the worker may not be able to enter the folder by its
  /// absolute path.
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

  /// Removes a plugin that a process has loaded.
  ///
  /// The file contains the line numbers of possible traps. Code that reads it could encode data in the number
  /// of comment lines, which don't affect the seed of input values.
  func takeBack(_ plugin: URL) {
    try? FileManager.default.removeItem(at: url.appending(path: plugin.lastPathComponent))
  }

  /// Copies the resources next to the files into the folder, where the worker finds them: asset catalogs,
  /// `Info.plist` and data files.
  func takeCatalogs(beside files: [URL]) throws {
    var seen: Set<URL> = []
    let parents = files.map { $0.deletingLastPathComponent().standardizedFileURL }
    // Of two items with the same name, the first folder's item wins.
    for parent in parents where seen.insert(parent).inserted {
      for item in try BundleItem.all(in: parent) {
        let place = url.appending(path: item.url.lastPathComponent)
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        do {
          try CatalogCopy.copy(item.url, to: place)
        } catch let problem as CatalogCopy.Problem {
          // Skip a data file that is too large for a widget, because it may be in the folder for another
          // reason.
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

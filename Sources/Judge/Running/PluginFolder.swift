import Foundation
import Workbench

/// A folder of one worker's own, in which its plugin appears when it is compiled.
final class PluginFolder: Sendable {
  private let folder: PrivateFolder
  var url: URL { folder.url }

  init(in parent: URL) throws(JailError) {
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

  /// Copies the asset catalogs that lie beside these files into the folder, where the worker finds
  /// the colours and images that the files name.
  func takeCatalogs(beside files: [URL]) throws {
    for parent in Set(files.map { $0.deletingLastPathComponent().standardizedFileURL }) {
      let items = try FileManager.default.contentsOfDirectory(
        at: parent, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      for item in items where item.pathExtension == "xcassets" {
        let place = url.appending(path: item.lastPathComponent)
        guard !FileManager.default.fileExists(atPath: place.path) else { continue }
        try CatalogCopy.copy(item, to: place)
      }
    }
  }

  func remove() { folder.remove() }
}

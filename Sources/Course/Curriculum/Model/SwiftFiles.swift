package import Foundation

/// Lists the Swift files and subfolders of a folder by name, without hidden items.
package enum SwiftFiles {
  package static func directly(in folder: URL) -> [URL] {
    contents(of: folder).filter { $0.pathExtension == "swift" && !isFolder($0) }
  }

  package static func folders(in folder: URL) -> [URL] {
    contents(of: folder).filter(isFolder)
  }

  static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  static func isFolder(_ file: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
    return exists && isDirectory.boolValue
  }
}

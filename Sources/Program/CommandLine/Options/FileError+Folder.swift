import Foundation

extension FileError {
  /// Returns the folder at a path from the command line.
  ///
  /// - Throws: `FileError.noFolder`.
  static func folder(at path: String) throws -> URL {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw FileError.noFolder(path) }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}

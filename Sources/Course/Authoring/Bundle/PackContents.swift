import Curriculum
import Foundation
import Sentences
import Storage

/// The files in a folder that a bundle includes: regular files, but no hidden files and no links.
enum PackContents {
  /// Returns the files in a folder and its subfolders.
  ///
  /// - Parameter prefix: The folder to prepend to the files' paths.
  /// - Throws: `AuthoringError` for a link, a device or a folder that is too large.
  static func entries(
    in folder: URL, under prefix: String
  ) throws(AuthoringError) -> [TarArchive.Entry] {
    var entries: [TarArchive.Entry] = []
    var bytes = 0
    var folders = [""]
    while let inside = folders.popLast() {
      let place = inside.isEmpty ? folder : folder.appending(path: inside)
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: place.path) else {
        throw .unreadable(place.path)
      }
      for name in names where !name.hasPrefix(".") {
        let path = inside.isEmpty ? name : "\(inside)/\(name)"
        let file = folder.appending(path: path)
        switch (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type]
          as? FileAttributeType
        {
        case .typeDirectory: folders.append(path)
        case .typeSymbolicLink: throw .link(file.path)
        case .typeRegular:
          let contents = try contents(of: file)
          bytes += contents.count
          guard bytes <= TarArchive.mostBytes, entries.count < TarArchive.mostEntries else {
            throw .tooLarge(folder.path)
          }
          entries.append(TarArchive.Entry(path: "\(prefix)/\(path)", contents: contents))
        default: throw .noPlainFile(file.path)
        }
      }
    }
    return entries
  }

  private static func contents(of file: URL) throws(AuthoringError) -> Data {
    do {
      return Data(try BoundedFile.read(file.path, limit: TarArchive.mostBytes))
    } catch {
      switch error {
      case .missing: throw .unreadable(file.path)
      case .notRegular: throw .noPlainFile(file.path)
      case .tooLarge: throw .tooLarge(file.path)
      }
    }
  }

  /// Writes files into a folder.
  ///
  /// - Throws: `AuthoringError.cannotWrite`.
  static func write(_ entries: [TarArchive.Entry], into folder: URL) throws(AuthoringError) {
    for entry in entries {
      let place = folder.appending(path: entry.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try entry.contents.write(to: place)
      } catch {
        throw .cannotWrite(place.path, reason: SystemError.words(of: error))
      }
    }
  }
}

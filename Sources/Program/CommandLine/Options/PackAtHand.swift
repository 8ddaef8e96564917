import Authoring
import Curriculum
import Foundation
import Host

extension CommandContext {
  /// Returns the pack with the given name, the pack around the current folder, or the first pack in the
  /// library.
  ///
  /// - Throws: `CurriculumError`.
  func pack(_ name: String?) throws -> Pack {
    if name == nil, let folder = PackLibrary.pack(around: folder) {
      return try PackLibrary.read(folder)
    }
    return try library.pack(name)
  }

  /// Returns the pack that a command changes or publishes: the named pack, or the pack around the current
  /// folder.
  ///
  /// - Throws: `AdditionError.noPackHere`, `CurriculumError`.
  func ownPack(_ name: String?) throws -> Pack {
    guard name != nil || PackLibrary.pack(around: folder) != nil else {
      throw AdditionError.noPackHere(abbreviated(folder))
    }
    return try pack(name)
  }
}

extension CommandContext {
  /// Returns a file's path relative to the current folder, or an abbreviated path if the file is elsewhere.
  func fromHere(_ file: URL) -> String {
    let here = folder.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : abbreviated(file)
  }
}

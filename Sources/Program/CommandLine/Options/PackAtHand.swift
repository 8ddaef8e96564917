import Authoring
import Curriculum
import Foundation
import Host

extension Surroundings {
  /// The pack that a command means: the one that is named, the one that it is called in, or the first one.
  ///
  /// - Throws: `CurriculumError`.
  func pack(_ name: String?) throws -> Pack {
    if name == nil, let folder = PackLibrary.pack(around: folder) {
      return try PackLibrary.read(folder)
    }
    return try library.pack(name)
  }

  /// The pack that a command changes or hands on: never one that nobody named and that is not around.
  ///
  /// - Throws: `AdditionError.noPackHere`, `CurriculumError`.
  func ownPack(_ name: String?) throws -> Pack {
    guard name != nil || PackLibrary.pack(around: folder) != nil else {
      throw AdditionError.noPackHere(abbreviated(folder))
    }
    return try pack(name)
  }
}

extension Surroundings {
  /// A file's path as one types it where the command was called.
  func fromHere(_ file: URL) -> String {
    let here = folder.standardizedFileURL.path
    let path = file.standardizedFileURL.path
    return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : abbreviated(file)
  }
}

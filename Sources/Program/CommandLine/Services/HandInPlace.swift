import Classroom
import Curriculum
import Foundation
import Host

/// The destination of the file that a learner hands in.
struct HandInPlace {
  let file: URL

  /// - Parameters:
  ///   - out: The option's value; nil for a folder beside the workspace, which may itself be submitted.
  ///   - context: The command's environment, with the current folder.
  /// - Throws: `WritingError`.
  init(
    out: String?, who: LearnerPerson, pack: Pack, workspace: URL, context: CommandContext
  ) throws {
    let name = "\(Self.plain([who.name, who.id].compactMap { $0 }))-\(pack.identifier).zip"
    guard let out else {
      file = try context.writablePlace(
        workspace.deletingLastPathComponent()
          .appending(path: "\(workspace.lastPathComponent)-hand-in").appending(path: name)
      ).url
      return
    }
    let place = try context.writablePlace(out).url
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
    file = isThere && isFolder.boolValue || out.hasSuffix("/") ? place.appending(path: name) : place
  }

  /// Returns a name that every platform accepts: the letters and digits of the words, joined by dashes.
  private static func plain(_ words: [String]) -> String {
    let parts = words.flatMap { word in
      word.precomposedStringWithCanonicalMapping.split { !$0.isLetter && !$0.isNumber }
    }
    return String(parts.joined(separator: "-").prefix(60))
  }

  /// Writes the file; it may replace an earlier hand-in but no other file.
  ///
  /// - Throws: `HandInError.inUse`, `CurriculumError.unwritable`.
  func write(_ archive: Data) throws {
    if FileManager.default.fileExists(atPath: file.path), !HandInPacking.isHandIn(file) {
      throw HandInError.inUse(file.path)
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try archive.write(to: file, options: .atomic)
    } catch {
      throw CurriculumError.unwritable(path: file.path, reason: SystemError.words(of: error))
    }
  }
}

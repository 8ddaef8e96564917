package import Foundation

/// What a program of ours brings along to be read: courses, and files for learners to copy.
///
/// A program that was built in a clone reads the clone's; one that was installed as `lib/rings/rings` reads
/// `share/rings` beside `lib`.
package struct ProgramShare: Hashable, Sendable {
  /// The folder of packs.
  package let lessons: URL
  /// The folder of Swift files that `rings library` hands out.
  package let learnerLibrary: URL

  /// Finds what belongs to a program; nil for one that lies alone.
  ///
  /// - Parameter executable: Such as `.build/debug/rings`; links are followed.
  package init?(of executable: URL) {
    let folder = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    if let clone = Self.clone(around: folder) {
      lessons = clone.appending(path: "Lessons", directoryHint: .isDirectory)
      learnerLibrary = clone.appending(
        path: "Sources/Sandbox/SDK/LearnerLibrary", directoryHint: .isDirectory)
      return
    }
    let share = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/rings", directoryHint: .isDirectory)
    lessons = share.appending(path: "Lessons", directoryHint: .isDirectory)
    learnerLibrary = share.appending(path: "LearnerLibrary", directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: lessons.path) else { return nil }
  }

  /// The folder of the package that a program was built from.
  private static func clone(around folder: URL) -> URL? {
    var folder = folder
    while folder.path != "/" {
      let needed = ["Package.swift", "Lessons"].map { folder.appending(path: $0).path }
      if needed.allSatisfy(FileManager.default.fileExists) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

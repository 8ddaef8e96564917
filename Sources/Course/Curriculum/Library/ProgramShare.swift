package import Foundation

/// Resources that come with a program: courses, and files for learners to copy.
///
/// A program built in a clone uses the clone's files. A program installed as `lib/rings/rings` uses
/// `share/rings` beside `lib`.
package struct ProgramShare: Hashable, Sendable {
  package let lessons: URL
  /// The folder of Swift files for `rings library`.
  package let learnerLibrary: URL

  /// Locates a program's resources; nil if there are none.
  ///
  /// - Parameter executable: A path such as `.build/debug/rings`; links are followed.
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

  /// Returns the package folder in which a program was built.
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

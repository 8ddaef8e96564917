package import Foundation

/// Folders of this repository that tests read.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  package static let sources = root.appending(path: "Sources")
  package static let lessons = root.appending(path: "Lessons")
  package static let solutions = root.appending(path: "Solutions")
  /// The default course.
  package static let weather = lessons.appending(path: "weather")
}

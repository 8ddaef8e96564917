package import Foundation

/// Where the course of this repository stands.
package enum Course {
  /// The folder of packs.
  package static let lessons = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons")

  /// The pack that everybody walks.
  package static let weather = lessons.appending(path: "weather")
}

package import Foundation

/// Where the packs of this repository stand.
package enum LessonsFolder {
  package static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons")

  /// The pack that everybody walks.
  package static let weather = url.appending(path: "weather")
}

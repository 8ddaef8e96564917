import Foundation

/// A folder for one test.
struct LessonFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "rings-lessons-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}

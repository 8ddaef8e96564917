import Archives
import Foundation

/// Builds one platform's archive of feedback pages.
struct ReturnArchive {
  private let platform: ReturnPackage
  private var writer = ZipWriter()
  private var taken: Set<String> = []

  init(for platform: ReturnPackage) { self.platform = platform }

  /// Adds a learner's page at the path of their submission, if they used this platform.
  ///
  /// - Parameter entries: The names of the learner's entries in the platform's export.
  /// - Throws: Errors of the archive writer.
  mutating func add(_ page: Data, for entries: [String]) throws {
    for entry in entries {
      guard let place = platform.place(of: entry), taken.insert(place).inserted else { continue }
      // Only one of several attempts gets the page.
      return try writer.add(path: place + ".html", contents: page)
    }
  }

  var file: (path: String, contents: Data)? {
    taken.isEmpty ? nil : ("feedback-\(platform.rawValue).zip", writer.archive)
  }
}

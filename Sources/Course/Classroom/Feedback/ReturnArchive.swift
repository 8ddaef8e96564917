import Archives
import Foundation

/// The archive of a class's pages for one platform, in the making.
struct ReturnArchive {
  private let platform: ReturnPackage
  private var writer = ZipWriter()
  private var taken: Set<String> = []

  init(for platform: ReturnPackage) { self.platform = platform }

  /// Adds somebody's page where it belongs, if they handed in by this platform.
  ///
  /// - Parameter entries: By which names the platform exported what they handed in.
  /// - Throws: What packing throws.
  mutating func add(_ page: Data, for entries: [String]) throws {
    for entry in entries {
      guard let place = platform.place(of: entry), taken.insert(place).inserted else { continue }
      // Of several attempts, one gets the page.
      return try writer.add(path: place + ".html", contents: page)
    }
  }

  /// The finished archive; nil where nothing is in it.
  var file: (path: String, contents: Data)? {
    taken.isEmpty ? nil : ("feedback-\(platform.rawValue).zip", writer.archive)
  }
}

import Foundation

struct TargetFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [URL] = []
  private(set) var definitions: [URL] = []
  private(set) var dataModels: [URL] = []
  private(set) var headers: [URL] = []
  private(set) var leftOut: [Untaken] = []
  private var seen: Set<String> = []

  private static let otherLanguages: Set = [
    "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "y", "l",
  ]
  /// Files that Xcode uses only during the build.
  private static let unread: Set = [
    "hpp", "pch", "modulemap", "xcconfig", "entitlements", "md", "gitkeep",
  ]

  mutating func take(_ place: URL, named name: String) {
    guard seen.insert(place.path).inserted else { return }
    let isThere = FileManager.default.fileExists(atPath: place.path)
    let kind = place.pathExtension.lowercased()
    switch kind {
    case _ where !isThere: leaveOut(name, .missing)
    case "swift": sources.append(place)
    case "intentdefinition": definitions.append(place)
    case "xcdatamodeld", "xcdatamodel": dataModels.append(place)
    case "xcmappingmodel": break
    case "h": headers.append(place)
    case _ where Self.otherLanguages.contains(kind): leaveOut(name, .notSwift)
    case _ where Self.unread.contains(kind) || place.lastPathComponent == "Info.plist":
      break
    default: resources.append(place)
    }
  }

  mutating func leaveOut(_ name: String, _ reason: Untaken.Reason) {
    leftOut.append(Untaken(name: name, reason: reason))
  }

  /// Returns the files sorted by path, so that reordering a project's lines doesn't change the build.
  func inOrder() -> TargetFiles {
    var files = self
    files.sources.sort { $0.path < $1.path }
    files.resources.sort { $0.path < $1.path }
    files.definitions.sort { $0.path < $1.path }
    files.dataModels.sort { $0.path < $1.path }
    return files
  }
}

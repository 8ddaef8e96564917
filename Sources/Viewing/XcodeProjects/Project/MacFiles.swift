import Foundation

/// File lookup as on a Mac, which ignores case and Unicode composition (accents, Hangul) in names.
enum MacFiles {
  /// Returns the file or folder that a Mac would find at a URL, or the same URL if there's none.
  static func existing(_ place: URL) -> URL {
    let place = place.standardizedFileURL
    if FileManager.default.fileExists(atPath: place.path) { return place }
    let parent = place.deletingLastPathComponent()
    guard parent.path != place.path, place.pathComponents.count < mostParts else { return place }
    let folder = existing(parent)
    let wanted = plain(place.lastPathComponent)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let found = names.filter { plain($0) == wanted }.sorted().first
    return folder.appending(path: found ?? place.lastPathComponent)
  }

  private static func plain(_ name: String) -> String {
    name.precomposedStringWithCanonicalMapping.lowercased()
  }

  /// The maximum number of path components to look up.
  private static let mostParts = 100

  /// Returns the files below a folder, as paths inside it.
  ///
  /// Hidden files are left out, links aren't followed, and folders that Xcode treats as one file, such as a
  /// catalog, are one item.
  static func all(below folder: URL) -> [String] {
    var found: [String] = []
    var waiting = [""]
    while let inside = waiting.popLast(), found.count < mostFiles {
      let place = inside.isEmpty ? folder : folder.appending(path: inside)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = inside.isEmpty ? name : "\(inside)/\(name)"
        let url = folder.appending(path: path)
        let kind = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        let isFolder = kind?.isDirectory == true && kind?.isSymbolicLink != true
        let isOneThing =
          wholes.contains(url.pathExtension) || path.count(where: { $0 == "/" }) > deepest
        if isFolder, !isOneThing { waiting.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }

  /// Folders that Xcode treats as a single file.
  static let wholes: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "bundle", "framework",
    "xcframework", "xcodeproj", "xcworkspace", "docc", "icon", "scnassets", "playground",
  ]

  private static let mostFiles = 20_000
  private static let deepest = 40
}

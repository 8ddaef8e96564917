package import Foundation
package import Storage

/// The packs on this machine: built in, installed by the learner, or specified by path.
package struct PackLibrary: Sendable {
  /// The location of a pack that may not have been read.
  package struct Location: Hashable, Sendable {
    package var folder: URL
    package var solutionsFolder: URL?
  }

  /// The folders to search.
  ///
  /// The first pack with an identifier hides later ones.
  package let searchFolders: [URL]

  /// The cache for indexes; nil to read whole packs every time.
  package var cache: CacheDirectory?

  package init(searchFolders: [URL], cache: CacheDirectory? = nil) {
    self.searchFolders = searchFolders
    self.cache = cache
  }

  /// Creates a library with the default locations: `RINGS_PACKS` (a colon-separated list), the courses that
  /// came with `executable`, and the learner's installed packs.
  package init(executable: URL, environment: [String: String], home: URL) {
    var folders = (environment["RINGS_PACKS"] ?? "").split(separator: ":").map {
      URL(filePath: String($0), directoryHint: .isDirectory)
    }
    if let share = ProgramShare(of: executable) { folders.append(share.lessons) }
    folders.append(Self.installedPacks(environment: environment, home: home))
    self.init(searchFolders: folders)
  }

  /// The folder for `rings pack install`: `~/.local/share/rings/packs`.
  package static func installedPacks(environment: [String: String], home: URL) -> URL {
    let share = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    return (share ?? home.appending(path: ".local/share")).appending(path: "rings/packs")
  }

  /// Every folder with a `pack.yml`, in search order.
  ///
  /// A search folder may itself be a pack.
  package var locations: [Location] {
    searchFolders.flatMap { folder in
      ([folder] + SwiftFiles.folders(in: folder)).filter(Self.isPack).map(Self.location)
    }
  }

  /// Locates a pack's solutions: in its subfolder `Solutions`, or in `Solutions/<pack>` beside the folder
  /// that contains it.
  ///
  /// A repository uses the latter for solutions that it doesn't distribute.
  package static func location(of folder: URL) -> Location {
    let pack = folder.standardizedFileURL
    let mirrored = pack.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Solutions").appending(path: pack.lastPathComponent)
    let solutions = [pack.appending(path: "Solutions"), mirrored].first(where: SwiftFiles.isFolder)
    return Location(folder: pack, solutionsFolder: solutions)
  }

  /// Returns the pack at or above a folder.
  package static func pack(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.path != "/" {
      if isPack(folder) { return folder }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }

  private static func isPack(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "pack.yml").path)
  }
}

package import Foundation
package import Storage

/// The packs of this machine: those of the program, installed by the learner, or named by hand.
package struct PackLibrary: Sendable {
  /// A pack's place, before it is read.
  package struct Location: Hashable, Sendable {
    package var folder: URL
    package var solutionsFolder: URL?
  }

  /// Where packs are looked for; the first pack with an identifier hides later ones.
  package let searchFolders: [URL]

  /// Where indexes of packs are kept; nil where packs are always read as a whole.
  package var cache: CacheDirectory?

  package init(searchFolders: [URL], cache: CacheDirectory? = nil) {
    self.searchFolders = searchFolders
    self.cache = cache
  }

  /// The usual places: `RINGS_PACKS` (a colon-separated list), the courses that came with `executable`, and
  /// the learner's installed packs.
  package init(executable: URL, environment: [String: String], home: URL) {
    var folders = (environment["RINGS_PACKS"] ?? "").split(separator: ":").map {
      URL(filePath: String($0), directoryHint: .isDirectory)
    }
    if let share = ProgramShare(of: executable) { folders.append(share.lessons) }
    folders.append(Self.installedPacks(environment: environment, home: home))
    self.init(searchFolders: folders)
  }

  /// Where `rings pack install` puts packs: `~/.local/share/rings/packs`.
  package static func installedPacks(environment: [String: String], home: URL) -> URL {
    let share = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
    return (share ?? home.appending(path: ".local/share")).appending(path: "rings/packs")
  }

  /// Every folder with a `pack.yml`, in search order; a search folder may itself be a pack.
  package var locations: [Location] {
    searchFolders.flatMap { folder in
      ([folder] + SwiftFiles.folders(in: folder)).filter(Self.isPack).map(Self.location)
    }
  }

  /// The pack in `folder` with its solutions: a folder `Solutions` inside, or else `Solutions/<pack>` beside
  /// the folder that holds it, where a repository keeps what it does not hand out.
  package static func location(of folder: URL) -> Location {
    let pack = folder.standardizedFileURL
    let mirrored = pack.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Solutions").appending(path: pack.lastPathComponent)
    let solutions = [pack.appending(path: "Solutions"), mirrored].first(where: SwiftFiles.isFolder)
    return Location(folder: pack, solutionsFolder: solutions)
  }

  /// The pack that a folder is or lies in, however deep.
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

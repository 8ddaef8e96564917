import Foundation

/// Finds the packages near a project.
struct PackageFinder {
  let folders: [URL]

  /// The usual folders for downloaded and local packages.
  private static let usualPlaces = [
    "", "Packages", "SourcePackages/checkouts", ".build/checkouts", "Vendor", "Modules",
    "LocalPackages",
  ]

  init(around root: URL) {
    folders = [root, root.deletingLastPathComponent()].flatMap { folder in
      Self.usualPlaces.map { $0.isEmpty ? folder : folder.appending(path: $0) }
    }
  }

  /// Returns a package by path or name; nil if it doesn't exist.
  func manifest(_ path: String, from folder: URL) -> PackageManifest? {
    let own = MacFiles.existing(
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path))
    if let found = PackageManifest(in: own) { return found }
    let name = Self.name(of: path)
    guard !name.isEmpty, name != "..", name != "." else { return nil }
    return folders.lazy.compactMap { place -> PackageManifest? in
      PackageManifest(in: MacFiles.existing(place.appending(path: name)))
    }.first
  }

  /// Returns every package directly inside one of the folders, because a workspace shows them beside the
  /// project.
  func manifests() -> [PackageManifest] {
    var found: [PackageManifest] = []
    for folder in folders where found.count < Self.mostPackages {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted().prefix(Self.mostPackages) where !name.hasPrefix(".") {
        if let manifest = PackageManifest(in: folder.appending(path: name)) {
          found.append(manifest)
        }
      }
    }
    return found
  }

  private static let mostPackages = 200

  /// Returns a package's name: `Kit` for `https://example.com/who/Kit.git`.
  static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

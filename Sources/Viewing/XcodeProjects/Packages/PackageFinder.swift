import Foundation

/// Finds the packages that lie beside a project.
struct PackageFinder {
  /// The folders in which packages are looked for.
  let folders: [URL]

  /// Where tools put what they load, and where people put what they take along.
  private static let usualPlaces = [
    "", "Packages", "SourcePackages/checkouts", ".build/checkouts", "Vendor", "Modules",
    "LocalPackages",
  ]

  init(around root: URL) {
    folders = [root, root.deletingLastPathComponent()].flatMap { folder in
      Self.usualPlaces.map { $0.isEmpty ? folder : folder.appending(path: $0) }
    }
  }

  /// A package by its path or by its name; nil where it is not there.
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

  /// Every package that lies directly in one of the folders: a workspace shows them beside the project.
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

  /// `https://example.com/who/Kit.git` as `Kit`.
  static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

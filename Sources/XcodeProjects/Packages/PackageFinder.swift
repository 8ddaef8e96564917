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
    let own = FoundFile.existing(
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path))
    if let found = PackageManifest(in: own) { return found }
    let name = Self.name(of: path)
    guard !name.isEmpty, name != "..", name != "." else { return nil }
    return folders.lazy.compactMap { place -> PackageManifest? in
      PackageManifest(in: FoundFile.existing(place.appending(path: name)))
    }.first
  }

  /// `https://example.com/who/Kit.git` as `Kit`.
  static func name(of url: String) -> String {
    let last = url.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}

package import Curriculum
package import Foundation

/// A pack in one file, to hand on: `rings pack bundle`, and what `rings pack install` takes.
package struct PackBundle: Sendable {
  let pack: Pack
  /// False for learners who must not have them.
  let includesSolutions: Bool

  private static let solutions = "Solutions"

  package init(of pack: Pack, includesSolutions: Bool = true) {
    self.pack = pack
    self.includesSolutions = includesSolutions
  }

  /// `weather-widget-1.0.0.tar`.
  package var fileName: String { "\(pack.identifier)-\(pack.version).tar" }

  /// The archive's bytes: the same for the same pack, on every machine.
  ///
  /// - Throws: `AuthoringError.pathTooLong`, `AuthoringError.unreadable`.
  package func data() throws(AuthoringError) -> Data {
    var entries = try Self.entries(in: pack.folder, under: pack.identifier)
    let inside = "\(pack.identifier)/\(Self.solutions)/"
    entries.removeAll { $0.path.hasPrefix(inside) }
    if includesSolutions, let folder = pack.solutionsFolder {
      entries += try Self.entries(in: folder, under: pack.identifier + "/" + Self.solutions)
    }
    return try TarArchive(entries: entries).data()
  }

  /// Every plain file that is not hidden.
  private static func entries(
    in folder: URL, under prefix: String
  ) throws(AuthoringError) -> [TarArchive.Entry] {
    let files = FileManager.default
    let paths = (try? files.subpathsOfDirectory(atPath: folder.path)) ?? []
    var entries: [TarArchive.Entry] = []
    for path in paths where !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
      let file = folder.appending(path: path)
      let kind = (try? files.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
      guard kind == .typeRegular else { continue }
      guard let contents = files.contents(atPath: file.path) else {
        throw .unreadable(file.path)
      }
      entries.append(TarArchive.Entry(path: "\(prefix)/\(path)", contents: contents))
    }
    return entries
  }

  /// Unpacks an archive into a folder that is empty.
  ///
  /// - Returns: The pack's own folder inside.
  /// - Throws: `AuthoringError`.
  package static func unpack(_ file: URL, into folder: URL) throws(AuthoringError) -> URL {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw .unreadable(file.path)
    }
    let archive = try TarArchive(reading: data, named: file.lastPathComponent)
    for entry in archive.entries {
      let place = folder.appending(path: entry.path)
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try entry.contents.write(to: place)
      } catch {
        throw .cannotWrite(place.path, reason: SystemError.words(of: error))
      }
    }
    let manifests = archive.entries.filter { $0.path.split(separator: "/").count == 2 }
      .filter { $0.path.hasSuffix("/pack.yml") }
    guard let manifest = manifests.first, manifests.count == 1 else {
      throw .badArchive(file.lastPathComponent, reason: "it holds no pack.yml in one folder")
    }
    return folder.appending(path: manifest.path).deletingLastPathComponent()
  }
}

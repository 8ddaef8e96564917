package import Curriculum
package import Foundation
import Hashing
import Storage

/// A pack in a single file for distribution.
///
/// `rings pack bundle` creates it, and `rings pack install` reads it.
package struct PackBundle: Sendable {
  let identifier: String
  let version: String
  package let edition: BundleManifest.Edition
  /// The pack's files, without the manifest that marks the pack as unvalidated.
  package let entries: [TarArchive.Entry]
  private let isProven: Bool

  static let solutions = "Solutions"

  /// Creates a bundle of the whole pack.
  ///
  /// A bundle of a student edition remains a student edition.
  ///
  /// - Parameter isProven: Whether pack validation passed.
  /// - Throws: `AuthoringError`.
  package init(of pack: Pack, isProven: Bool = true) throws(AuthoringError) {
    let name = pack.identifier
    var entries = try PackContents.entries(in: pack.folder, under: name)
    if pack.isForStudents {
      edition = .student
    } else {
      edition = .whole
      let inside = "\(name)/\(Self.solutions)/"
      entries.removeAll {
        $0.path.hasPrefix(inside) || $0.path == "\(name)/\(BundleManifest.fileName)"
      }
      if let folder = pack.solutionsFolder {
        entries += try PackContents.entries(in: folder, under: "\(name)/\(Self.solutions)")
      }
    }
    identifier = name
    version = pack.version
    self.entries = entries.sorted { $0.path < $1.path }
    self.isProven = isProven
  }

  init(
    _ identifier: String, version: String, edition: BundleManifest.Edition,
    entries: [TarArchive.Entry], isProven: Bool
  ) {
    self.identifier = identifier
    self.version = version
    self.edition = edition
    self.entries = entries.sorted { $0.path < $1.path }
    self.isProven = isProven
  }

  /// The archive's file name, such as `weather-widget-1.0.0.tar` or `weather-widget-1.0.0-student.tar`.
  package var fileName: String {
    "\(identifier)-\(version)\(edition == .student ? "-student" : "").tar"
  }

  /// Returns the archive's bytes, which are reproducible on every machine.
  ///
  /// - Throws: `AuthoringError.pathTooLong`.
  package func data() throws(AuthoringError) -> Data {
    guard edition == .whole, !isProven else { return try TarArchive(entries: entries).data() }
    let mark = TarArchive.Entry(
      path: "\(identifier)/\(BundleManifest.fileName)",
      contents: Data(BundleManifest(edition: .whole, isProven: false).text.utf8))
    return try TarArchive(entries: entries + [mark]).data()
  }

  /// Returns the bundle's SHA-256 digest in hexadecimal, independent of the pack's origin.
  ///
  /// The digest ignores the file that marks a pack as unvalidated, because that file doesn't change the pack.
  /// For every other bundle, the digest equals the output of `sha256sum`.
  ///
  /// - Throws: `AuthoringError.pathTooLong`.
  package func digest() throws(AuthoringError) -> String {
    var digest = ContentDigest()
    digest.append([UInt8](try TarArchive(entries: entries).data()))
    return digest.hexadecimal
  }

  /// Writes the pack's files into a folder.
  ///
  /// - Returns: The URL of the pack's folder.
  /// - Throws: `AuthoringError.cannotWrite`.
  package func unpack(into folder: URL) throws(AuthoringError) -> URL {
    try PackContents.write(entries, into: folder)
    return folder.appending(path: identifier, directoryHint: .isDirectory)
  }

  /// Unpacks an archive into an empty folder.
  ///
  /// - Returns: The URL of the pack's folder.
  /// - Throws: `AuthoringError`.
  package static func unpack(_ file: URL, into folder: URL) throws(AuthoringError) -> URL {
    let bytes: [UInt8]
    do {
      bytes = try BoundedFile.read(
        file.resolvingSymlinksInPath().path, limit: TarArchive.mostBytes + (8 << 20))
    } catch {
      switch error {
      case .missing: throw .unreadable(file.path)
      case .notRegular: throw .noPlainFile(file.path)
      case .tooLarge: throw .tooLarge(file.path)
      }
    }
    let name = file.lastPathComponent
    let archive = try TarArchive(reading: Data(bytes), named: name)
    let manifests = archive.entries.filter { $0.path.split(separator: "/").count == 2 }
      .filter { $0.path.hasSuffix("/pack.yml") }
    guard let manifest = manifests.first, manifests.count == 1 else {
      throw .badArchive(name, .noPack)
    }
    let inside = manifest.path.dropLast("pack.yml".count)
    if let stray = archive.entries.first(where: { !$0.path.hasPrefix(inside) }) {
      throw .badArchive(name, .beside(stray.path))
    }
    try PackContents.write(archive.entries, into: folder)
    return folder.appending(path: String(inside), directoryHint: .isDirectory)
  }
}

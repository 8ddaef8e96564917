import Curriculum
package import Foundation
import Storage

/// Installs packs in the folder that all of the user's `rings` programs share.
package struct PackInstaller: Sendable {
  let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  package func installed() async -> [InstalledPack] {
    await mendInterruption()
    return SwiftFiles.folders(in: folder).map { InstalledPack(folder: $0) }
  }

  /// Returns the installed pack of this name, or nil if there is none.
  package func installed(_ identifier: String) async -> InstalledPack? {
    await mendInterruption()
    let place = place(of: identifier)
    return FileManager.default.fileExists(atPath: place.path) ? InstalledPack(folder: place) : nil
  }

  /// Copies the pack with its solutions, and finally replaces an earlier copy.
  ///
  /// - Returns: The installed pack's folder.
  /// - Throws: `AuthoringError.cannotWrite`. In that case, an earlier copy stays unchanged.
  package func install(_ bundle: PackBundle, _ record: InstallRecord) async throws -> URL {
    let place = place(of: bundle.identifier)
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let lock = try await lock()
      defer { withExtendedLifetime(lock) {} }
      putBack()
      let draft = folder.appending(path: ".\(bundle.identifier).new", directoryHint: .isDirectory)
      if files.fileExists(atPath: draft.path) { try files.removeItem(at: draft) }
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      do {
        let inside = "\(bundle.identifier)/".count
        try PackContents.write(
          bundle.entries.map {
            TarArchive.Entry(path: String($0.path.dropFirst(inside)), contents: $0.contents)
          }, into: draft)
        try record.write(into: draft)
      } catch {
        try? files.removeItem(at: draft)
        throw error
      }
      try replace(place, by: draft)
    } catch let error as AuthoringError {
      throw error
    } catch {
      throw AuthoringError.cannotWrite(place.path, reason: SystemError.words(of: error))
    }
    return place
  }

  /// Removes an installed pack.
  ///
  /// Learners' progress is stored elsewhere and stays.
  ///
  /// - Throws: `AuthoringError.notInstalled`, `AuthoringError.cannotWrite`.
  package func remove(_ name: String) async throws {
    let all = await installed()
    guard let pack = all.first(where: { $0.name == name || $0.folder.lastPathComponent == name })
    else { throw AuthoringError.notInstalled(name, known: all.map(\.name)) }
    let gone = folder.appending(path: ".\(pack.folder.lastPathComponent).gone")
    do {
      let lock = try await lock()
      defer { withExtendedLifetime(lock) {} }
      // Move first, so that the pack disappears in one step.
      try? FileManager.default.removeItem(at: gone)
      try FileManager.default.moveItem(at: pack.folder, to: gone)
      try FileManager.default.removeItem(at: gone)
    } catch {
      throw AuthoringError.cannotWrite(pack.folder.path, reason: SystemError.words(of: error))
    }
  }

  private func place(of identifier: String) -> URL {
    folder.appending(path: identifier, directoryHint: .isDirectory)
  }

  /// Replaces the installed copy with a finished new copy.
  ///
  /// After an interruption, either copy is in place or can be restored.
  private func replace(_ place: URL, by draft: URL) throws {
    let files = FileManager.default
    guard files.fileExists(atPath: place.path) else {
      return try files.moveItem(at: draft, to: place)
    }
    let earlier = Self.earlier(of: place)
    if files.fileExists(atPath: earlier.path) { try files.removeItem(at: earlier) }
    try files.moveItem(at: place, to: earlier)
    do {
      try files.moveItem(at: draft, to: place)
    } catch {
      try? files.moveItem(at: earlier, to: place)
      throw error
    }
    try? files.removeItem(at: earlier)
  }

  private static func earlier(of place: URL) -> URL {
    place.deletingLastPathComponent()
      .appending(path: ".\(place.lastPathComponent)\(earlierEnding)", directoryHint: .isDirectory)
  }

  private static let earlierEnding = ".earlier"

  private func lock() async throws -> FileLock {
    try await FileLock(path: folder.appending(path: ".lock").path)
  }

  /// Completes an installation that was interrupted.
  private func mendInterruption() async {
    guard let lock = try? await lock() else { return }
    putBack()
    withExtendedLifetime(lock) {}
  }

  private func putBack() {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard name.hasPrefix("."), name.hasSuffix(Self.earlierEnding) else { continue }
      let earlier = folder.appending(path: name, directoryHint: .isDirectory)
      let place = place(of: String(name.dropFirst().dropLast(Self.earlierEnding.count)))
      if files.fileExists(atPath: place.path) {
        try? files.removeItem(at: earlier)
      } else {
        try? files.moveItem(at: earlier, to: place)
      }
    }
  }
}

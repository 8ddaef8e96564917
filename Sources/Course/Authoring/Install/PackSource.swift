package import Curriculum
package import Foundation
package import Storage

/// The source of a pack: a bundle, a folder or a repository.
package enum PackSource: Hashable, Sendable {
  case file(URL)
  case folder(URL)
  case git(GitAddress)

  /// Parses text that the user typed; nil if it's neither an existing file or folder nor an address.
  ///
  /// - Throws: `AuthoringError.badReference`.
  package init?(_ text: String) throws(AuthoringError) {
    var isFolder: ObjCBool = false
    let url = URL(filePath: text)
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) {
      let isBare =
        isFolder.boolValue && text.hasSuffix(".git")
        && FileManager.default.fileExists(atPath: url.appending(path: "HEAD").path)
      if isBare {
        self = .git(GitAddress(address: url.standardizedFileURL.path))
      } else {
        self =
          isFolder.boolValue
          ? .folder(URL(filePath: text, directoryHint: .isDirectory)) : .file(url)
      }
    } else if let address = try GitAddress(text) {
      self = .git(address)
    } else {
      return nil
    }
  }
}

/// A private copy of a pack, fetched for inspection, validation or installation.
package struct FetchedPack: Sendable {
  /// The pack, whose files are deleted together with this value.
  package let pack: Pack
  package let bundle: PackBundle
  package let digest: String
  /// The path or address for display.
  package let origin: String
  /// The commit hash, if the origin is a repository.
  package let commit: String?
  /// The bundle's own description.
  package let manifest: BundleManifest?
  private let folder: PrivateFolder

  /// Fetches a pack.
  ///
  /// - Parameters:
  ///   - cache: The folder for copies.
  ///   - environment: The user's environment, for git.
  ///   - inside: The pack's folder in a repository; nil searches for it.
  /// - Throws: `AuthoringError`, `CurriculumError`.
  package init(
    _ source: PackSource, cache: CacheDirectory, environment: [String: String],
    inside: String? = nil
  ) async throws {
    let place = try cache.folder("packs")
    PrivateFolder.sweep(place)
    let folder = try PrivateFolder(in: place)
    let original: URL
    var commit: String?
    switch source {
    case .file(let file):
      origin = file.path
      original = try PackBundle.unpack(file, into: folder.url.appending(path: "archive"))
    case .folder(let url):
      origin = url.standardizedFileURL.path
      original = url
    case .git(let address):
      origin = address.shown
      let clone = folder.url.appending(path: "clone")
      commit = try await GitClone(environment: environment).fetch(address, into: clone)
      original =
        try inside.map { clone.appending(path: $0, directoryHint: .isDirectory) }
        ?? Self.packFolder(in: clone, called: address.shown)
    }
    let read = try PackLibrary.read(original)
    bundle = try PackBundle(of: read)
    digest = try bundle.digest()
    manifest = read.bundle
    self.commit = commit
    self.folder = folder
    pack = try PackLibrary.read(bundle.unpack(into: folder.url.appending(path: "pack")))
  }

  /// Returns the only pack of a repository, at its root or up to two levels below.
  private static func packFolder(in clone: URL, called name: String) throws(AuthoringError) -> URL {
    var found: [String] = []
    var folders = [""]
    for _ in 0...2 where found.isEmpty {
      found = folders.filter {
        FileManager.default.fileExists(
          atPath: clone.appending(path: $0).appending(path: "pack.yml").path)
      }
      folders = folders.flatMap { folder in
        SwiftFiles.folders(in: folder.isEmpty ? clone : clone.appending(path: folder)).map {
          folder.isEmpty ? $0.lastPathComponent : "\(folder)/\($0.lastPathComponent)"
        }
      }
    }
    guard let first = found.first else { throw .noPack(name) }
    guard found.count == 1 else { throw .severalPacks(name, folders: found) }
    return first.isEmpty ? clone : clone.appending(path: first, directoryHint: .isDirectory)
  }
}

extension PackSource {
  /// Returns an earlier version of a pack in a local repository.
  ///
  /// - Parameter name: A tag, a branch or a commit.
  /// - Returns: The repository at that commit with the pack's folder inside it, or nil if there's no such
  ///   commit.
  package static func revision(
    _ name: String, ofFolder folder: URL, environment: [String: String]
  ) async -> (source: PackSource, inside: String)? {
    guard let git = try? GitClone(environment: environment),
      let (root, commit) = await git.commit(name, around: folder)
    else { return nil }
    let (base, place) = (
      root.resolvingSymlinksInPath().standardizedFileURL.path,
      folder.resolvingSymlinksInPath().standardizedFileURL.path
    )
    guard place == base || place.hasPrefix(base + "/") else { return nil }
    return (
      .git(GitAddress(address: root.path, reference: commit)),
      String(place.dropFirst(base.count + 1))
    )
  }
}

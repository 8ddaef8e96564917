package import Foundation

/// The folder for everything that can be rebuilt: `$XDG_CACHE_HOME/rings` or `~/.cache/rings`.
package struct CacheDirectory: Sendable, Hashable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// Returns the user's cache, according to the XDG base directory specification.
  package static func user(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheDirectory {
    // The specification says to ignore relative paths.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return CacheDirectory(url: URL(filePath: folder).appending(path: "rings"))
    }
    // The user database may have no home folder, as for service accounts.
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return CacheDirectory(url: home.appending(path: ".cache/rings"))
  }

  /// Throws an error if compiled code can't run from the cache.
  package func requirePrograms() throws(CacheError) {
    var place = url
    var status = statvfs()
    // A missing folder will be on the file system of its parent.
    while statvfs(place.path, &status) != 0, place.path != "/" { place.deleteLastPathComponent() }
    if status.f_flag & Self.noPrograms != 0 { throw .runsNothing(url.path) }
  }

  /// The flag `ST_NOEXEC`, which C declares only with `_GNU_SOURCE`.
  private static let noPrograms: UInt = 8

  /// Returns a folder inside the cache, and creates it if necessary.
  package func folder(_ path: String) throws -> URL {
    let folder = url.appending(path: path)
    try writing { try make(folder) }
    return folder
  }

  /// Reads a value written by `write`, or returns `nil` if it is missing or damaged.
  package func read<Value: Decodable>(_: Value.Type, at path: String) -> Value? {
    bytes(at: path).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Reads bytes written by `write(bytes:at:)`, or returns `nil` if they are missing or damaged.
  package func bytes(at path: String) -> Data? {
    (try? Data(contentsOf: url.appending(path: path))).flatMap(ChecksummedText.opened)
  }

  /// Writes a value atomically, with a digest that lets readers detect later changes.
  package func write(_ value: some Encodable, at path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try write(bytes: try encoder.encode(value), at: path)
  }

  /// Writes bytes atomically, with a digest.
  package func write(bytes: Data, at path: String) throws {
    let file = url.appending(path: path)
    try writing {
      try make(file.deletingLastPathComponent())
      try ScratchFile.replace(file, with: ChecksummedText.sealed(bytes))
    }
  }

  /// Creates a world-readable folder inside the cache.
  ///
  /// The cache's own folder controls access for other users; it has the permissions that the process's umask
  /// sets.
  private func make(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try ReadableFolder.make(folder)
  }

  private func writing(_ work: () throws -> Void) throws(CacheError) {
    do {
      try work()
    } catch {
      throw .notWritable(url.path, reason: SystemReason.text(of: error))
    }
  }
}

package import Foundation

/// The folder for everything that can be made again: `$XDG_CACHE_HOME/rings`, else `~/.cache/rings`.
package struct CacheDirectory: Sendable, Hashable {
  package let url: URL

  package init(url: URL) { self.url = url }

  /// The user's cache, by the XDG base directory rules.
  package static func user(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheDirectory {
    // The rules want relative paths ignored.
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return CacheDirectory(url: URL(filePath: folder).appending(path: "rings"))
    }
    // The user database may know no home, as for accounts of services.
    let home =
      environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
      ?? FileManager.default.homeDirectoryForCurrentUser
    return CacheDirectory(url: home.appending(path: ".cache/rings"))
  }

  /// Makes sure that compiled code can be loaded from here.
  package func requirePrograms() throws(CacheError) {
    var place = url
    var status = statvfs()
    // What is not there yet will be on the file system of the folder above.
    while statvfs(place.path, &status) != 0, place.path != "/" { place.deleteLastPathComponent() }
    if status.f_flag & Self.noPrograms != 0 { throw .runsNothing(url.path) }
  }

  /// `ST_NOEXEC`, which stands behind _GNU_SOURCE.
  private static let noPrograms: UInt = 8

  /// A folder inside, made if it is missing.
  package func folder(_ path: String) throws -> URL {
    let folder = url.appending(path: path)
    try writing { try make(folder) }
    return folder
  }

  /// Reads a value written by `write`; nil when it is missing or damaged, in whatever way.
  package func read<Value: Decodable>(_: Value.Type, at path: String) -> Value? {
    bytes(at: path).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
  }

  /// Reads bytes written by `write(bytes:at:)`; nil when they are missing or damaged, in whatever way.
  package func bytes(at path: String) -> Data? {
    (try? Data(contentsOf: url.appending(path: path))).flatMap(SealedText.opened)
  }

  /// Writes a value so that readers see the old file or the new one, never a part, and notice where it
  /// was changed since.
  package func write(_ value: some Encodable, at path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try write(bytes: try encoder.encode(value), at: path)
  }

  /// Writes bytes as values are written.
  package func write(bytes: Data, at path: String) throws {
    let file = url.appending(path: path)
    try writing {
      try make(file.deletingLastPathComponent())
      try ScratchFile.replace(file, with: SealedText.sealed(bytes))
    }
  }

  /// Makes a folder inside for everybody to read; whether anybody else comes there, the cache's own
  /// folder says, which is as private as the process's mask wants it.
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

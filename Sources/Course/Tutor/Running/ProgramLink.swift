package import Foundation

/// The link through which a shell finds `rings`: `~/.local/bin/rings`.
package struct ProgramLink: Sendable {
  package let program: URL
  package let home: URL
  /// The folders on the shell's search path.
  private let folders: [String]

  package init(program: URL, home: URL, environment: [String: String]) {
    self.program = program.resolvingSymlinksInPath()
    self.home = home
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  package var place: URL { home.appending(path: ".local/bin/rings") }

  /// Whether the shell finds any `rings`.
  package var isFound: Bool {
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/rings") }
  }

  /// Whether the link's folder is on the search path.
  package var isOnPath: Bool {
    let wanted = place.deletingLastPathComponent().standardizedFileURL.path
    return folders.contains { URL(filePath: $0).standardizedFileURL.path == wanted }
  }

  /// Whether to offer the link: the shell finds no `rings`, and the link's path is free.
  package var isWanted: Bool { !isFound && !isTaken }

  /// Whether the link's path is taken by a file, a folder, or a link, even a broken one.
  private var isTaken: Bool {
    (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil
  }

  /// Makes the link, but never replaces an existing file.
  ///
  /// - Throws: `CocoaError`, including when the path has been taken in the meantime.
  package func make() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(at: place, withDestinationURL: program)
  }
}

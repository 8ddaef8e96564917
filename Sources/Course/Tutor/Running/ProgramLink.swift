package import Foundation

/// The link by which a shell finds `rings`: `~/.local/bin/rings`.
package struct ProgramLink: Sendable {
  package let program: URL
  package let home: URL
  /// The folders in which the shell looks.
  private let folders: [String]

  package init(program: URL, home: URL, environment: [String: String]) {
    self.program = program.resolvingSymlinksInPath()
    self.home = home
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  package var place: URL { home.appending(path: ".local/bin/rings") }

  /// Whether a shell would find some `rings`.
  package var isFound: Bool {
    folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/rings") }
  }

  /// Whether the shell looks where the link is to be.
  package var isOnPath: Bool {
    let wanted = place.deletingLastPathComponent().standardizedFileURL.path
    return folders.contains { URL(filePath: $0).standardizedFileURL.path == wanted }
  }

  /// Whether there is something to offer: no `rings` is found, and nothing is in the link's place.
  package var isWanted: Bool { !isFound && !isTaken }

  /// True for a file, a folder, or a link to anywhere or nowhere.
  private var isTaken: Bool {
    (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil
  }

  /// Makes the link; never in the place of something else.
  ///
  /// - Throws: `CocoaError`, also where something is there by now.
  package func make() throws {
    let files = FileManager.default
    try files.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try files.createSymbolicLink(at: place, withDestinationURL: program)
  }
}

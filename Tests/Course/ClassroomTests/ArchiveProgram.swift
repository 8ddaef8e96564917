import Foundation

/// The system's archive programs: `tar`, `zip`.
enum ArchiveProgram {
  /// Runs a command in a folder.
  ///
  /// - Throws: `CocoaError` if the program fails or isn't installed.
  static func run(_ words: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.featureUnsupported) }
  }
}

import Foundation

/// A folder for one test, deleted afterwards.
enum TemporaryFolder {
  static func use<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = try make()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  static func use<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = try make()
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  private static func make() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

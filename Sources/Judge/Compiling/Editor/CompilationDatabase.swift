package import Foundation
import Hashing
import Storage

/// The `compile_commands.json` file, which tells language servers how to compile sources.
///
/// It has a digest of its contents in `output`, a field of Clang's "JSON Compilation Database Format
/// Specification". The digest lets Rings recognize and preserve files that other programs wrote or changed.
package struct CompilationDatabase: Sendable {
  package static let fileName = "compile_commands.json"

  package enum Outcome: Hashable, Sendable {
    case written, unchanged
    /// The existing file isn't ours.
    case leftAlone
  }

  private struct Entry: Codable {
    var arguments: [String]
    var directory: String
    var file: String
    var output: String?
  }

  private var entries: [Entry]

  /// Creates the commands for files that are compiled together.
  ///
  /// - Parameters:
  ///   - files: The files that an editor may open.
  ///   - others: The other files of the compile.
  ///   - command: The compiler and its arguments, without these files.
  package init(files: [URL], others: [URL], command: [String]) {
    let arguments = command + (files + others).map(\.path)
    entries = files.map { file in
      Entry(
        arguments: arguments, directory: file.deletingLastPathComponent().path, file: file.path)
    }
  }

  /// Writes the file into `folder`, unless the folder contains another program's file.
  @discardableResult
  package func write(into folder: URL) throws -> Outcome {
    let file = folder.appending(path: Self.fileName)
    let present = FileManager.default.contents(atPath: file.path)
    let bytes = try Self.signed(entries)
    if present == bytes { return .unchanged }
    if let present {
      guard Self.isOurs(present) else { return .leftAlone }
    } else if (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
      // The path is a folder, a broken link, or an unreadable file.
      return .leftAlone
    }
    try ScratchFile.replace(file, with: bytes)
    return .written
  }

  private static let lead = "rings-"

  private static func isOurs(_ bytes: Data) -> Bool {
    guard let entries = try? JSONDecoder().decode([Entry].self, from: bytes) else { return false }
    return (try? signed(entries)) == bytes
  }

  /// Returns the file's bytes, with a digest of the other fields in each entry's `output`.
  private static func signed(_ entries: [Entry]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var entries = entries
    for place in entries.indices { entries[place].output = nil }
    var digest = ContentDigest()
    digest.combine(String(decoding: try encoder.encode(entries), as: UTF8.self))
    let mark = lead + digest.hexadecimal.prefix(16)
    for place in entries.indices { entries[place].output = mark }
    return try encoder.encode(entries) + Data("\n".utf8)
  }
}

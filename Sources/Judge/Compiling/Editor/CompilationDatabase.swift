package import Foundation
import Hashing
import Storage

/// The file by which language servers learn how sources are compiled: `compile_commands.json`.
///
/// It carries a digest of itself where the format has room for one (Clang's "JSON Compilation Database
/// Format Specification", `output`): so a file that somebody else wrote, or changed, is known and left
/// alone.
package struct CompilationDatabase: Sendable {
  package static let fileName = "compile_commands.json"

  /// What became of writing it.
  package enum Outcome: Hashable, Sendable {
    case written, unchanged
    /// The file that is there is not ours.
    case leftAlone
  }

  private struct Entry: Codable {
    var arguments: [String]
    var directory: String
    var file: String
    var output: String?
  }

  private var entries: [Entry]

  /// The commands for files that are compiled together.
  ///
  /// - Parameters:
  ///   - files: the files that an editor may open.
  ///   - others: files that are compiled along.
  ///   - command: the compiler and its arguments, but for these files.
  package init(files: [URL], others: [URL], command: [String]) {
    let arguments = command + (files + others).map(\.path)
    entries = files.map { file in
      Entry(
        arguments: arguments, directory: file.deletingLastPathComponent().path, file: file.path)
    }
  }

  /// Writes it into `folder`, unless a file of somebody else's is there.
  @discardableResult
  package func write(into folder: URL) throws -> Outcome {
    let file = folder.appending(path: Self.fileName)
    let present = FileManager.default.contents(atPath: file.path)
    let bytes = try Self.signed(entries)
    if present == bytes { return .unchanged }
    if let present {
      guard Self.isOurs(present) else { return .leftAlone }
    } else if (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
      // A folder, a link to nowhere, or something that we may not read.
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

  /// The file's bytes, with every entry's `output` made of the others' text.
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

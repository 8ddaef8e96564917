import Curriculum
import Foundation
import Host

/// The source files offered to learners, as they came with the program.
struct LearnerLibrary {
  struct File {
    var name: String
    var text: String

    /// The first sentence of the file: what it is for.
    var summary: String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let paragraphs = lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2) }
        .split(separator: "").map { $0.joined().trimmingCharacters(in: .whitespaces) }
      return paragraphs.dropFirst().first ?? paragraphs.first ?? ""
    }
  }

  let files: [File]

  /// Finds the library beside the program.
  ///
  /// - Throws: `FileError.missing`.
  init(executable: URL) throws {
    let folder = ProgramShare(of: executable)?.learnerLibrary
    let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) }
    guard let folder, let names else {
      throw FileError.missing("Sources/Sandbox/SDK/LearnerLibrary")
    }
    files = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      File(
        name: String(name.dropLast(6)),
        text: try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
  }

  /// Writes a file into a folder, which is made where it is missing.
  ///
  /// - Throws: `FileError.exists` rather than write over a file that is different.
  func copy(_ file: File, into place: WritablePlace) throws -> URL {
    let folder = place.url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: file.name + ".swift")
    if let old = try? String(contentsOf: copy, encoding: .utf8), old != file.text {
      throw FileError.exists(copy.relativePath)
    }
    try file.text.write(to: copy, atomically: true, encoding: .utf8)
    return copy
  }
}

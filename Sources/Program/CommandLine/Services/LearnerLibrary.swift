import Curriculum
import Foundation
import Host

struct LearnerLibrary {
  struct File {
    var name: String
    var text: String

    /// The file's first sentence, which says what it is for.
    var summary: String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let paragraphs = lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2) }
        .split(separator: "").map { $0.joined().trimmingCharacters(in: .whitespaces) }
      return paragraphs.dropFirst().first ?? paragraphs.first ?? ""
    }
  }

  let files: [File]

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

  /// Writes a file to a folder, creating the folder if needed.
  ///
  /// - Throws: `FileError.exists` if a different file is already there.
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

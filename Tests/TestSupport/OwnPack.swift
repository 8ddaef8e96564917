package import Foundation

/// Edits a new pack like an author, so that validation finds no sample text in it.
package enum OwnPack {
  private static let mark = "SAMPLE: "

  /// Removes the mark of sample text from all texts of a pack.
  package static func removeMarks(in pack: URL) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: pack.path)
    where path.hasSuffix(".yml") || path.hasSuffix(".md") {
      let file = pack.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains(mark) else { continue }
      let quoted = text.replacing(/'SAMPLE: ((?:[^'\n]|'')*)'/) { match in
        let words = match.1.replacing("''", with: "'")
        let isPlain = words.first?.isLetter ?? false && !words.contains(/: |`|#/)
        return isPlain ? words : "'\(match.1)'"
      }
      try Data(quoted.replacing(mark, with: "").utf8).write(to: file)
    }
  }

  /// Moves the samples that an `exercise.yml` lists to files in `Wrong` and `Right`.
  package static func moveSamples(of exercise: URL) throws {
    let manifest = exercise.appending(path: "exercise.yml")
    let parts = try String(contentsOf: manifest, encoding: .utf8).split(separator: "\nsamples:\n")
    guard parts.count == 2 else { return }
    try Data("\(parts[0])\n".utf8).write(to: manifest)
    for entry in "\n\(parts[1])".split(separator: "\n  - ") {
      var lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
      let kind = lines.removeFirst().split(separator: ": ")
      let folder = exercise.appending(path: kind[0] == "wrong" ? "Wrong" : "Right")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = lines.map { line in
        line == "    change: |" ? "" : String(line.dropFirst(line.hasPrefix("      ") ? 6 : 4))
      }.joined(separator: "\n")
      try Data((text.trimmingCharacters(in: .newlines) + "\n").utf8)
        .write(to: folder.appending(path: "\(kind[1]).answer"))
    }
  }
}

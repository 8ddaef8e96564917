import Curriculum
import Foundation
import Hashing
import Sentences
import Storage

/// VS Code tasks that check and draw the open file's exercise and show problems in the editor.
///
/// Each file contains its own digest. A file that the learner wrote or changed is never overwritten.
struct EditorTasks {
  let course: Course
  /// The full path of `rings`, since an editor's shell may not find it.
  let program: URL

  private struct File: Encodable {
    var version = "2.0.0"
    var tasks: [Task]
  }

  private struct Task: Encodable {
    struct Group: Encodable {
      var kind: String
      var isDefault: Bool
    }

    struct Presentation: Encodable {
      var panel = "dedicated"
      var clear = true
      var showReuseMessage = false
    }

    var label: String
    var type = "process"
    var command: String
    var args: [String]
    var group: Group?
    var presentation = Presentation()
    var problemMatcher: [Matcher]
  }

  private struct Matcher: Encodable {
    struct Pattern: Encodable {
      var regexp: String
      var file: Int
      var line: Int
      var column: Int
      var severity: Int
      var message: Int
    }

    var owner: String
    var fileLocation = ["autoDetect", "${fileDirname}"]
    var pattern: Pattern
  }

  private struct Recommendations: Encodable {
    var recommendations = ["swiftlang.swift-vscode"]
  }

  /// Writes the files to the workspace, unless the learner's own are there.
  ///
  /// - Throws: An error if a file can't be written.
  func write() throws {
    let folder = course.workspace.folder.appending(path: ".vscode", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.put(Self.text(of: File(tasks: tasks)), at: folder.appending(path: "tasks.json"))
    try Self.put(
      Self.text(of: Recommendations()), at: folder.appending(path: "extensions.json"))
  }

  private var tasks: [Task] {
    let check = Sentence("Rings: check", ko: "Rings: 검사").spoken(in: course.language)
    let canvas = Sentence("Rings: canvas", ko: "Rings: 캔버스").spoken(in: course.language)
    return [
      Task(
        label: check, command: program.path,
        args: arguments(of: "check") + ["--all", "--problems"],
        group: Task.Group(kind: "test", isDefault: true),
        problemMatcher: [Self.problems]),
      Task(
        label: canvas, command: program.path, args: arguments(of: "canvas"), problemMatcher: []),
    ]
  }

  /// Returns the arguments of a task for a command; the open file's folder identifies the exercise.
  private func arguments(of command: String) -> [String] {
    [
      command, "${fileDirnameBasename}", "--pack", course.pack.identifier, "--workspace",
      course.workspace.folder.path,
    ]
  }

  /// Matches the lines of `--problems`, such as `View.swift:12:5: error: …`.
  ///
  /// The terminal wraps long lines, but VS Code matches them unwrapped.
  private static let problems = Matcher(
    owner: "rings",
    pattern: Matcher.Pattern(
      regexp: #"^(\S+\.swift):(\d+):(\d+): (error|warning|note): (.*)$"#, file: 1, line: 2,
      column: 3,
      severity: 4, message: 5))

  private static let lead = "// rings-"

  private static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  /// Returns the text below a line with its digest, which reveals later changes.
  private static func signed(_ text: String) -> String {
    var digest = ContentDigest()
    digest.combine(text)
    let mark = digest.hexadecimal.prefix(16)
    return "\(lead)\(mark): written by Rings, which leaves it alone once it is changed\n\(text)"
  }

  private static func put(_ text: String, at file: URL) throws {
    let wanted = signed(text)
    if let present = try? String(contentsOf: file, encoding: .utf8) {
      if present == wanted { return }
      let body = present.drop { $0 != "\n" }.dropFirst()
      guard present.hasPrefix(lead), signed(String(body)) == present else { return }
    } else if (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil {
      // The path is a folder, a broken link or an unreadable file.
      return
    }
    try ScratchFile.replace(file, with: Data(wanted.utf8))
  }
}

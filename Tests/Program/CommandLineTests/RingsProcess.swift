import Foundation
import TestSupport

/// Runs the built `rings` like a user, with a separate workspace.
struct RingsProcess {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String

    /// The output as words, because line breaks depend on the temporary folder's name.
    var words: String {
      output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  static let executable = BuildFolder.url.appending(path: "rings")

  /// The cache folder, or `nil` for the user's own.
  var cache: URL?

  /// The program that starts Rings, with its arguments, or empty to start it directly.
  var caller: [String] = []

  /// The machine's time zone for `TZ`, or `nil` for the tests' own.
  var timeZone: String?

  var folder = Repository.root

  let workspace = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  func run(_ arguments: String..., input: String = "", language: String = "en_US.UTF-8") throws
    -> Outcome
  {
    try run(arguments: arguments, input: input, language: language)
  }

  func run(
    _ arguments: [String], input: String = "", language: String = "en_US.UTF-8"
  ) throws -> Outcome {
    try run(arguments: arguments, input: input, language: language)
  }

  func run(
    arguments: [String], input: String = "", language: String = "en_US.UTF-8"
  ) throws -> Outcome {
    defer { try? FileManager.default.removeItem(at: workspace) }
    let process = Process()
    let words = caller + [Self.executable.path] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.currentDirectoryURL = self.folder
    var environment = ProcessInfo.processInfo.environment
    environment["RINGS_WORKSPACE"] = workspace.path
    environment["LANG"] = language
    if let cache { environment["XDG_CACHE_HOME"] = cache.path }
    environment["LC_ALL"] = nil
    environment["NO_COLOR"] = "1"
    if let timeZone { environment["TZ"] = timeZone }
    environment["COLUMNS"] = "80"
    process.environment = environment
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files rather than pipes, because a full pipe blocks.
    func handle(_ name: String, _ contents: String) throws -> (URL, FileHandle) {
      let file = folder.appending(path: name)
      try Data(contents.utf8).write(to: file)
      return (file, try FileHandle(forUpdating: file))
    }
    let (_, standardInput) = try handle("input", input)
    let (output, standardOutput) = try handle("output", "")
    let (errors, standardError) = try handle("errors", "")
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = standardError
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// Returns the solution to a course exercise, as arguments.
  static func solution(_ exercise: String) throws -> [String] {
    let course = Repository.root.appending(path: "Solutions/weather")
    let names = try FileManager.default.subpathsOfDirectory(atPath: course.path)
    return names.filter { $0.contains("-\(exercise)/") && $0.hasSuffix(".swift") }
      .sorted().map { course.appending(path: $0).path }
  }
}

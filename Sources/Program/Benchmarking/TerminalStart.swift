import Foundation
import Processes

/// A `rings` that starts in a terminal, to measure the time until it shows something.
struct TerminalStart {
  /// The program of util-linux that runs a command in a terminal.
  private static let script = "/usr/bin/script"
  private static let size = "stty rows 60 cols 110"

  private let command: ProcessCommand

  static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: script) }

  init(_ words: [String], environment: [String: String]) {
    var environment = environment
    // The shell reads the words from variables, so they need no quotes.
    for (number, word) in words.enumerated() { environment["WORD\(number)"] = word }
    let variables = words.indices.map { "\"$WORD\($0)\"" }.joined(separator: " ")
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = nil
    command = ProcessCommand(
      executable: Self.script,
      arguments: ["-qec", "\(Self.size); exec \(variables)", "/dev/null"], environment: environment)
  }

  /// Starts the program, and ends it once its output contains the mark.
  ///
  /// - Throws: `BenchmarkError.commandFailed` if the program ends before.
  func show(_ mark: String) async throws {
    let process = try RunningProcess(command)
    defer { process.stop() }
    var output: [UInt8] = []
    var isAnswered = false
    while true {
      let more = try await process.output.read(upTo: 1 << 16)
      guard !more.isEmpty else {
        throw BenchmarkError.commandFailed(
          command.arguments.joined(separator: " "), String(decoding: output, as: UTF8.self))
      }
      output += more
      let text = String(decoding: output, as: UTF8.self)
      if text.contains(mark) { return }
      if !isAnswered, text.contains(Self.attributesRequest) {
        isAnswered = true
        try await process.input.write(Array(Self.attributes.utf8))
      }
    }
  }

  /// The question for a terminal's attributes, which every terminal answers at once.
  private static let attributesRequest = "\u{1b}[c"
  private static let attributes = "\u{1b}[?62;22c"
}

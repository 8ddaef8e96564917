import Foundation
import Processes

/// A `rings` that starts in a terminal, to measure the time until it shows something.
struct TerminalStart {
  /// The program of util-linux that runs a command in a terminal.
  private static let script = "/usr/bin/script"
  private static let size = "stty rows 60 cols 110"

  private let process: RunningProcess

  static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: script) }

  /// Opens a terminal, in which the program starts when `show` is called.
  ///
  /// - Throws: `BenchmarkError.commandFailed` if there's no terminal.
  init(_ words: [String], environment: [String: String]) async throws {
    var environment = environment
    // The shell reads the words from variables, so they need no quotes.
    for (number, word) in words.enumerated() { environment["WORD\(number)"] = word }
    let variables = words.indices.map { "\"$WORD\($0)\"" }.joined(separator: " ")
    environment["TERM"] = "xterm-256color"
    environment["NO_COLOR"] = nil
    process = try RunningProcess(
      ProcessCommand(
        executable: Self.script,
        arguments: [
          "-qec", "\(Self.size); printf \(Self.ready); read line; exec \(variables)", "/dev/null",
        ], environment: environment))
    try await read(until: Self.ready)
  }

  /// Starts the program, and ends it once its output contains the mark.
  ///
  /// - Throws: `BenchmarkError.commandFailed` if the program ends before.
  func show(_ mark: String) async throws {
    defer { process.stop() }
    try await process.input.write(Array("\n".utf8))
    try await read(until: mark)
  }

  /// Reads the output until it contains the mark.
  private func read(until mark: String) async throws {
    var output: [UInt8] = []
    var isAnswered = false
    while true {
      let more = try await process.output.read(upTo: 1 << 16)
      let text = String(decoding: output + more, as: UTF8.self)
      guard !more.isEmpty else { throw BenchmarkError.commandFailed(Self.script, text) }
      output += more
      if text.contains(mark) { return }
      if !isAnswered, text.contains(Self.attributesRequest) {
        isAnswered = true
        try await process.input.write(Array(Self.attributes.utf8))
      }
    }
  }

  /// The shell's word for a terminal with a size.
  private static let ready = "ready"

  /// The question for a terminal's attributes, which every terminal answers at once.
  private static let attributesRequest = "\u{1b}[c"
  private static let attributes = "\u{1b}[?62;22c"
}

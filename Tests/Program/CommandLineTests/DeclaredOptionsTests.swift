import CommandLine
import Foundation
import TestSupport
import Testing

/// Validates the commands' declarations of options, which the program itself skips.
@Suite("Declared options", .startsProcesses, .thorough) struct DeclaredOptionsTests {
  private struct Tool: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?

      /// The words that lead to each subcommand.
      var paths: [[String]] {
        (subcommands ?? []).flatMap { below in
          below.paths.isEmpty
            ? [[below.commandName]] : below.paths.map { [below.commandName] + $0 }
        }
      }
    }

    var command: Command
  }

  /// ArgumentParser ends the process, and this test run, when it finds a mistake.
  @Test func theArgumentParserAcceptsThem() async throws {
    let listed = try RingsProcess().run("--experimental-dump-help").output
    let paths = try JSONDecoder().decode(Tool.self, from: Data(listed.utf8)).command.paths
      .filter { $0 != ["help"] }
    #expect(paths.count > 30 && paths.contains(["pack", "check"]), "\(paths)")
    for path in paths {
      _ = await CommandRun.answer(to: path + ["--help"], in: PromptBench.context())
    }
  }
}

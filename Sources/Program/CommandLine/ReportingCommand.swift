import ArgumentParser
import Host
import Results
import Terminal

/// A command in two steps: finding a result, and printing it.
///
/// The caller provides the environment, the default files and the terminal: the process's for a shell
/// command, or the session's at the tutor's prompt.
protocol ReportingCommand: ParsableCommand {
  /// The result, before it is formatted.
  associatedtype Finding

  /// Checks the options and finds the result.
  ///
  /// - Parameter hand: The default files; nil if there are none.
  func finding(in context: CommandContext, at hand: FilesAtHand?) async throws -> Finding

  /// Formats the result.
  ///
  /// - Throws: An error if an option is invalid.
  func printout(of finding: Finding, on terminal: TerminalCapabilities) throws -> Printout
}

extension ReportingCommand {
  /// Runs both steps for the named files and prints the output.
  ///
  /// - Throws: The printout's failure, after everything else is printed.
  func report() async throws {
    let context = CommandContext.current()
    let finding = try await finding(in: context, at: nil)
    let printout = try await printout(of: finding, in: context)
    StandardOutput.write(printout)
    if let failure = printout.failure { throw failure }
  }

  /// Returns the printout of a result, with pictures in the terminal's form.
  private func printout(
    of finding: Finding, in context: CommandContext
  ) async throws -> Printout {
    var terminal = context.terminal
    if let way = (self as? any PictureCommand)?.pictures { terminal = try terminal.showing(way) }
    return try await printout(of: finding, on: terminal)
      .painted(on: terminal, in: context.environment)
  }

  /// Runs both steps and returns the output without printing it.
  func answer(in context: CommandContext, at hand: FilesAtHand?) async -> CommandAnswer {
    do {
      let finding = try await finding(in: context, at: hand)
      return CommandAnswer(
        try await printout(of: finding, in: context), on: context.terminal)
    } catch {
      return CommandAnswer(to: error, on: context.terminal)
    }
  }
}

/// A command with an option for showing pictures in a terminal.
protocol PictureCommand {
  var pictures: String? { get }
}

import ArgumentParser
import Host
import Results
import Terminal

/// A command in two steps: it finds something out, and a printer says what was found.
///
/// Who calls it names the surroundings, the files at hand and the terminal: a shell's command gets the
/// process's, a command at the tutor's prompt the session's.
protocol ReportingCommand: ParsableCommand {
  /// What is found out, before anybody decides how to say it.
  associatedtype Finding

  /// Checks the options and finds out what they ask for.
  ///
  /// - Parameter hand: The files that are meant where none are named; nil where there are none.
  /// - Throws: What is wrong with the options, and why nothing could be found out.
  func finding(in surroundings: Surroundings, at hand: FilesAtHand?) async throws -> Finding

  /// Says what was found.
  ///
  /// - Throws: What is wrong with the options.
  func printout(of finding: Finding, on terminal: TerminalCapabilities) throws -> Printout
}

extension ReportingCommand {
  /// Carries both steps out over the files that are named, on the process's own streams.
  ///
  /// - Throws: Why it did not work, once everything else is said.
  func report() async throws {
    let surroundings = Surroundings.current()
    let finding = try await finding(in: surroundings, at: nil)
    let printout = try await printout(of: finding, in: surroundings)
    StandardOutput.write(printout)
    if let failure = printout.failure { throw failure }
  }

  /// What is said of a finding, its pictures as the terminal gets them.
  private func printout(
    of finding: Finding, in surroundings: Surroundings
  ) async throws -> Printout {
    var terminal = surroundings.terminal
    if let way = (self as? any PictureCommand)?.pictures { terminal = try terminal.showing(way) }
    return try await printout(of: finding, on: terminal)
      .painted(on: terminal, in: surroundings.environment)
  }

  /// Carries both steps out for somebody else to print.
  func answer(in surroundings: Surroundings, at hand: FilesAtHand?) async -> CommandAnswer {
    do {
      let finding = try await finding(in: surroundings, at: hand)
      return CommandAnswer(
        try await printout(of: finding, in: surroundings), on: surroundings.terminal)
    } catch {
      return CommandAnswer(to: error, on: surroundings.terminal)
    }
  }
}

/// A command with an option for how a terminal shows its pictures.
protocol PictureCommand {
  /// The option's value; nil where it was not given.
  var pictures: String? { get }
}

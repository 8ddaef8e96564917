import ArgumentParser
package import Host

/// Runs a command line, from its arguments to its exit code.
package enum CommandRun {
  /// Runs the command, prints any error, and returns the exit code.
  static func status(of arguments: [String]) async -> Int32 {
    let arguments = PlainOption.taken(from: arguments)
    // Scripts ask for the version often, so skip the parser, which would first read all options.
    if arguments == ["--version"] {
      StandardOutput.write(RingsVersion.text + "\n")
      return ExitStatus.worked.rawValue
    }
    do {
      var command = try parsed(arguments)
      if var command = command as? any AsyncParsableCommand {
        try ProcessStart.requireThreads()
        try await command.run()
      } else {
        try command.run()
      }
      return ExitStatus.worked.rawValue
    } catch {
      return status(of: error)
    }
  }

  /// Parses the command line; throws `UnknownWord` if a word was probably meant as a command.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    do {
      return try RingsCommand.parsed(arguments)
    } catch  where ErrorReport.isUsage(error) {
      if let unknown = UnknownWord(rejected: arguments) { throw unknown }
      throw error
    }
  }

  static func status(of error: any Error) -> Int32 {
    let answer = CommandAnswer(
      to: error, on: CommandContext.current().terminal,
      sayingAs: RingsCommand.configuration.commandName)
    StandardOutput.write(answer.printout)
    return answer.status
  }

  /// Returns the output of a read-only command without printing it; nil for other commands.
  package static func answer(
    to arguments: [String], in context: CommandContext
  ) async -> CommandAnswer? {
    var context = context
    let (arguments, isPlain) = PlainOption.parted(arguments)
    if isPlain { context.terminal = context.terminal.plainly }
    do {
      let command = try RingsCommand.parsed(arguments) as? any ReportingCommand
      return await command?.answer(in: context, at: nil)
    } catch {
      return CommandAnswer(to: error, on: context.terminal)
    }
  }
}

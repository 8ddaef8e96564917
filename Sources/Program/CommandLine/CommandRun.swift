import ArgumentParser
package import Host

/// A command line carried out from its words to its exit code, with everything said on the way.
package enum CommandRun {
  /// Runs the command that the words name; none of its errors comes back as one.
  ///
  /// - Returns: The exit code.
  static func status(of arguments: [String]) async -> Int32 {
    let arguments = PlainOption.taken(from: arguments)
    // Scripts ask for it often, and reading any command first looks at the options of all.
    if arguments == ["--version"] {
      StandardOutput.write(RingsVersion.text + "\n")
      return ExitStatus.worked.rawValue
    }
    do {
      var command = try RingsCommand.parsed(arguments)
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

  /// Says what went wrong and gives the exit code for it.
  static func status(of error: any Error) -> Int32 {
    let answer = CommandAnswer(
      to: error, on: Surroundings.current().terminal,
      sayingAs: RingsCommand.configuration.commandName)
    StandardOutput.write(answer.printout)
    return answer.status
  }

  /// What a command that only looks says to words of a shell's, for somebody else to print; nil for
  /// other commands.
  package static func answer(
    to arguments: [String], in surroundings: Surroundings
  ) async -> CommandAnswer? {
    var surroundings = surroundings
    let (arguments, isPlain) = PlainOption.parted(arguments)
    if isPlain { surroundings.terminal = surroundings.terminal.plainly }
    do {
      let command = try RingsCommand.parsed(arguments) as? any ReportingCommand
      return await command?.answer(in: surroundings, at: nil)
    } catch {
      return CommandAnswer(to: error, on: surroundings.terminal)
    }
  }
}

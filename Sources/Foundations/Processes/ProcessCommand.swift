/// A program to start, with everything it is given.
package struct ProcessCommand: Sendable, Equatable {
  /// The absolute path of the program.
  package var executable: String

  /// The arguments after the program's name.
  package var arguments: [String]

  /// The whole environment; nothing is inherited.
  package var environment: [String: String]

  /// Where the program starts, or the caller's own directory.
  package var workingDirectory: String?

  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:],
    workingDirectory: String? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
  }

  /// The same program started by another: `launcher arguments… executable arguments…`.
  package func started(by launcher: String, _ launcherArguments: [String]) -> ProcessCommand {
    var command = self
    command.arguments = launcherArguments + [executable] + arguments
    command.executable = launcher
    return command
  }
}

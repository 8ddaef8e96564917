/// A program to start, with its arguments and environment.
package struct ProcessCommand: Sendable, Equatable {
  package var executable: String

  /// The arguments, without the program's name.
  package var arguments: [String]

  /// The complete environment; nothing is inherited.
  package var environment: [String: String]

  /// The program's working directory, or `nil` for the caller's.
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

  /// Returns a command in which a launcher starts the program: `launcher arguments… executable arguments…`.
  package func started(by launcher: String, _ launcherArguments: [String]) -> ProcessCommand {
    var command = self
    command.arguments = launcherArguments + [executable] + arguments
    command.executable = launcher
    return command
  }
}

import ArgumentParser
import Foundation
import Judge
import Terminal
import Tutor

@main
enum Rings {
  @MainActor
  static func main() async {
    let hidden = HiddenCommand(
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments)
    if let hidden { exit(await hidden.run()) }
    leave(await status())
  }

  /// Ends the process at once.
  ///
  /// What goes on beside the command, such as preparing the next verdict, is left as it is: unwinding
  /// it makes its parts complain to the learner about each other.
  private static func leave(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }

  /// Runs the command that the arguments name.
  @MainActor
  private static func status() async -> Int32 {
    // A reader that goes away (`rings list | head -1`) ends a write, not the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try RingsCommand.parsed(Array(CommandLine.arguments.dropFirst()))
      if var command = command as? any AsyncParsableCommand {
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
  private static func status(of error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    if let refused = error as? RefusedSource {
      let presentation = Presentation(Surroundings.current().terminal)
      for diagnostic in refused.diagnostics where diagnostic.severity == .error {
        StandardOutput.errorWrite(DiagnosticPresenter(presentation).string(diagnostic))
      }
      return ExitStatus.notPassed.rawValue
    }
    if RingsCommand.exitCode(for: error) == .success {
      StandardOutput.line(RingsCommand.message(for: error))
      return ExitStatus.worked.rawValue
    }
    if ErrorReport.isUsage(error) {
      StandardOutput.errorLine(RingsCommand.fullMessage(for: error))
      return ExitStatus.usage.rawValue
    }
    let report = ErrorReport(error, language: Surroundings.current().terminal.language)
    StandardOutput.errorLine("rings: \(report.message)")
    return report.status.rawValue
  }
}

import ArgumentParser
import Foundation
import Jailing
import Judge
import Terminal
import Tutor
import Viewing

@main
enum Rings {
  @MainActor
  static func main() async {
    let hidden = HiddenCommand(
      environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments)
    if let hidden { exit(await hidden.run()) }
    leave(told(await status()))
  }

  /// The exit code of a command, provided that its output has arrived: a report that nobody can read is
  /// not a verdict.
  private static func told(_ status: Int32) -> Int32 {
    guard let lost = StandardOutput.failure, status < ExitStatus.usage.rawValue else {
      return status
    }
    return Self.status(of: ProcessStartError.outputLost(errorNumber: lost))
  }

  /// Ends the process at once.
  ///
  /// What still runs beside the command, such as preparing the next verdict, is not wound down: its parts
  /// would complain to the learner about each other.
  private static func leave(_ status: Int32) -> Never {
    fflush(nil)
    JailedProcess.settle()
    _exit(status)
  }

  /// Runs the command that the arguments name.
  @MainActor
  private static func status() async -> Int32 {
    ProcessStart.settle()
    do {
      guard !CommandLine.arguments.isEmpty else { throw ProcessStartError.noArguments }
      var command = try RingsCommand.parsed(Array(CommandLine.arguments.dropFirst()))
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

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
    // A reader that goes away (`rings list | head -1`) ends a write, not the program.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try RingsCommand.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      exit(status(of: error))
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
    let report = ErrorReport(error)
    StandardOutput.errorLine("rings: \(report.message)")
    return report.status.rawValue
  }
}

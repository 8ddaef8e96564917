import ArgumentParser
import Foundation
import Sentences
import Tutor
import Viewing

/// A command line carried out from its words to its exit code, with everything said on the way.
enum CommandRun {
  /// Runs the command that the words name; none of its errors comes back as one.
  ///
  /// - Returns: The exit code.
  static func status(of arguments: [String]) async -> Int32 {
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
    if let code = error as? ExitCode { return code.rawValue }
    if let refused = error as? RefusedSource {
      let presentation = Presentation(Surroundings.current().terminal)
      for diagnostic in refused.diagnostics where diagnostic.severity == .error {
        StandardOutput.errorWrite(DiagnosticPresenter(presentation).string(diagnostic))
      }
      return ExitStatus.notPassed.rawValue
    }
    if RingsCommand.exitCode(for: error) == .success {
      StandardOutput.line(
        HelpHeadings.translated(RingsCommand.message(for: error), to: HelpLanguage.current))
      return ExitStatus.worked.rawValue
    }
    if ErrorReport.isUsage(error) {
      StandardOutput.errorLine(
        HelpHeadings.translated(RingsCommand.fullMessage(for: error), to: HelpLanguage.current))
      return ExitStatus.usage.rawValue
    }
    let report = ErrorReport(error, language: Surroundings.current().terminal.language)
    StandardOutput.errorLine(StandardOutput.isKept ? report.message : "rings: \(report.message)")
    return report.status.rawValue
  }
}

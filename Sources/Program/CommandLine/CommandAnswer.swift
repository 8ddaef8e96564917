import ArgumentParser
import Judge
package import Results
import Terminal
import Tutor
import Viewing

/// A command's complete output, including error messages, and its exit code.
package struct CommandAnswer {
  package var printout: Printout
  package var status: Int32

  init(_ printout: Printout, status: Int32 = ExitStatus.worked.rawValue) {
    self.printout = printout
    self.status = status
  }

  /// Creates the output of a printout, followed by the message for its failure.
  init(_ printout: Printout, on terminal: TerminalCapabilities) {
    guard let failure = printout.failure else {
      self.init(printout)
      return
    }
    self.init(to: failure, on: terminal)
    self.printout = printout + self.printout
  }

  /// Creates the output for an error.
  ///
  /// - Parameter name: The program's name before the message, for a terminal that several programs share.
  init(to error: any Error, on terminal: TerminalCapabilities, sayingAs name: String? = nil) {
    let speaker = name.map { "\($0): " } ?? ""
    if let code = error as? ExitCode {
      self.init(Printout(), status: code.rawValue)
    } else if let refused = error as? RefusedSource {
      let errors = refused.diagnostics.filter { $0.severity == .error }
      let presenter = DiagnosticPresenter(Presentation(terminal))
      self.init(
        errors.map { .laidOut(presenter.string($0), on: .errors) }.joined(),
        status: ExitStatus.notPassed.rawValue)
    } else if RingsCommand.exitCode(for: error) == .success {
      let words = RingsCommand.message(for: error)
      let columns = terminal.isTerminal ? terminal.width : nil
      self.init(
        CompletionScript(words).map { .laidOut($0.text + "\n") } ?? .help(words, columns: columns))
    } else if ErrorReport.isUsage(error) {
      let text = ParserFault.text(of: error, in: HelpLanguage.spoken(on: terminal))
      self.init(
        .prose("\(speaker)\(text)\n", on: .errors), status: ExitStatus.usage.rawValue)
    } else {
      let report = ErrorReport(error, language: terminal.language)
      self.init(
        .prose("\(speaker)\(report.message)\n", on: .errors), status: report.status.rawValue)
    }
  }
}

import Host
import Terminal
import Tutor
import Viewing

extension Services {
  /// A studio for what a command line names, which tells at once on standard error what is missing.
  ///
  /// - Parameter tellsLines: False where the command itself lists what was left out.
  /// - Throws: What `found` throws.
  static func studio(
    for sources: TakenSources, in surroundings: Surroundings, tellsLines: Bool = true
  ) async throws -> Studio {
    let terminal = surroundings.terminal
    return try await found(surroundings).studio.taking(sources.target).telling { news in
      switch news {
      case .modules(let absences):
        for absence in absences {
          StandardOutput.errorLine(absence.sentence.spoken(in: terminal.language))
        }
      case .lines(let lines):
        guard tellsLines else { return }
        StandardOutput.errorWrite(
          DiagnosticPresenter(Presentation(terminal)).string(lines.prefix(mostLines)))
      }
    }
  }

  /// Of more lines nobody reads the last.
  private static let mostLines = 10
}

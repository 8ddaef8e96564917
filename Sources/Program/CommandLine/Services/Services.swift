import Compiling
import Foundation
import Jailing
import Judge
import Terminal
import Tutor
import Viewing

/// The judge and the studio of this machine, found once a command needs them.
struct Services: Sendable {
  let judge: Judge
  let studio: Studio

  /// Finds on this machine what commands need.
  ///
  /// - Parameters:
  ///   - minimumLevel: The weakest jail in which code may run.
  ///   - keepsObjects: Whose files keep their objects; not those of strangers.
  /// - Throws: `ToolchainError` and other failures of this machine.
  static func found(
    _ surroundings: Surroundings, minimumLevel: JailLevel = .none, keepsVerdicts: Bool = true,
    keepsObjects: ObjectKeeping = .settled
  ) async throws -> Services {
    var configuration = try await JudgeConfiguration.found(executable: surroundings.executable)
    configuration.minimumLevel = minimumLevel
    configuration.keepsVerdicts = keepsVerdicts
    configuration.keepsObjects = keepsObjects
    if minimumLevel == .none {
      IsolationNotice.tellOnce(configuration, language: surroundings.terminal.language)
    }
    return Services(judge: Judge(configuration), studio: Studio(configuration))
  }

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

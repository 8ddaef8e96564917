import Foundation
import Jailing
import Judge
import Viewing

/// The judge and the studio of this machine, found once a command needs them.
struct Services: Sendable {
  let judge: Judge
  let studio: Studio

  /// Finds on this machine what commands need.
  ///
  /// - Parameter minimumLevel: The weakest jail in which code may run.
  /// - Throws: `ToolchainError` and other failures of this machine.
  static func found(
    _ surroundings: Surroundings, minimumLevel: JailLevel = .none, keepsVerdicts: Bool = true
  ) async throws -> Services {
    var configuration = try await JudgeConfiguration.found(executable: surroundings.executable)
    configuration.minimumLevel = minimumLevel
    configuration.keepsVerdicts = keepsVerdicts
    if minimumLevel == .none {
      IsolationNotice.tellOnce(configuration, language: surroundings.terminal.language)
    }
    return Services(judge: Judge(configuration), studio: Studio(configuration))
  }
}

package import Compiling
import Foundation
package import Jailing
package import Judge
import Terminal
package import Viewing

/// The judge and the studio of this machine, created when a command needs them.
package struct Services: Sendable {
  package let judge: Judge
  package let studio: Studio

  /// Creates the services that commands need.
  ///
  /// - Parameters:
  ///   - minimumLevel: The weakest sandbox in which code may run.
  ///   - keepsObjects: The files whose object files are cached; never those of untrusted submissions.
  /// - Throws: `ToolchainError` and other failures of this machine.
  package static func found(
    _ context: CommandContext, minimumLevel: JailLevel = .none, keepsVerdicts: Bool = true,
    keepsObjects: ObjectKeeping = .settled
  ) async throws -> Services {
    var configuration = try await JudgeConfiguration.found(executable: context.executable)
    configuration.minimumLevel = minimumLevel
    configuration.keepsVerdicts = keepsVerdicts
    configuration.keepsObjects = keepsObjects
    if minimumLevel == .none {
      IsolationNotice.tellOnce(configuration, language: context.terminal.language)
    }
    return Services(judge: Judge(configuration), studio: Studio(configuration))
  }
}

package import Authoring
package import Curriculum
package import Foundation
import Host
import Judge
import Viewing

extension PackValidation {
  /// Creates pack validation with all rules, including those that run commands from lessons, as `rings pack
  /// check` does.
  init(
    whole pack: Pack, _ services: Services, in context: CommandContext, jobs: Int,
    repetitions: Int = 1
  ) {
    let judge = services.judge
    self.init(
      pack: pack, jobs: jobs, repetitions: repetitions,
      fileRules: ValidationRules.ofFiles(judge.configuration) + [LessonCommands()],
      trialRules: [
        ProbeValidation(judge.configuration), FigureValidation(services.studio),
        LessonCommandRuns(context: context),
      ],
      judge: PackValidation.asking(judge))
  }

  /// Returns pack validation with all rules, for a program in the same build folder as `rings`.
  ///
  /// - Throws: An error if this machine can't judge.
  package static func whole(
    of pack: Pack, program: URL, jobs: Int
  ) async throws -> PackValidation {
    var context = CommandContext.current()
    context.executable = program
    let services = try await Services.found(context)
    return PackValidation(whole: pack, services, in: context, jobs: jobs)
  }
}

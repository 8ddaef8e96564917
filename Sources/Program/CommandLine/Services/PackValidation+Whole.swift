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
    let asking = PackValidation.asking(judge)
    self.init(
      pack: pack, jobs: jobs, repetitions: repetitions,
      fileRules: ValidationRules.ofFiles(judge.configuration)
        + [LessonCommands(), CommandWords(), TakenNames(executable: context.executable)],
      trialRules: [
        ProbeValidation(judge.configuration), FigureValidation(services.studio),
        PreviewValidation(services.studio), LessonCodeValidation(judge.configuration),
        CommentedValues(services.studio),
        LessonCommandRuns(context: context), RightVariantValidation(judge: asking),
      ],
      judge: asking)
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

extension Pack {
  /// The number of times that validation judges each submission.
  var repetitions: Int { validation.contains(.repeat) ? 3 : 1 }
}

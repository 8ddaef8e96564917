package import Authoring
package import Curriculum
package import Foundation
import Host
import Judge
import Viewing

extension PackGate {
  /// Pack validation with all rules, including those that run commands from lessons, as `rings pack check`
  /// does.
  init(
    whole pack: Pack, _ services: Services, in surroundings: Surroundings, jobs: Int,
    repetitions: Int = 1
  ) {
    let judge = services.judge
    self.init(
      pack: pack, jobs: jobs, repetitions: repetitions,
      fileRules: GateRules.ofFiles(judge.configuration) + [LessonCommands()],
      trialRules: [
        ProbeTrials(judge.configuration), FigureTrials(services.studio),
        CommandTrials(surroundings: surroundings),
      ],
      judge: PackGate.asking(judge))
  }

  /// Pack validation with all rules, for a program in the same build folder as `rings`.
  ///
  /// - Throws: An error if this machine can't judge.
  package static func whole(
    of pack: Pack, program: URL, jobs: Int
  ) async throws -> PackGate {
    var surroundings = Surroundings.current()
    surroundings.executable = program
    let services = try await Services.found(surroundings)
    return PackGate(whole: pack, services, in: surroundings, jobs: jobs)
  }
}

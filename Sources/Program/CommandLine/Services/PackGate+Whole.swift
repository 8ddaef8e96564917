package import Authoring
package import Curriculum
package import Foundation
import Host
import Judge
import Viewing

extension PackGate {
  /// The gate with all of its rules, among them those that run what lessons print: what `rings pack check`
  /// is, what bundling and installing ask for, and what continuous integration runs.
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

  /// The whole gate, as a program in the same build folder as `rings` opens it.
  ///
  /// - Throws: What this machine lacks for judging.
  package static func whole(
    of pack: Pack, program: URL, jobs: Int
  ) async throws -> PackGate {
    var surroundings = Surroundings.current()
    surroundings.executable = program
    let services = try await Services.found(surroundings)
    return PackGate(whole: pack, services, in: surroundings, jobs: jobs)
  }
}

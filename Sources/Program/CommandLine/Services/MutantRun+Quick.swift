import Authoring
import Curriculum
import Host
import Judge

extension MutantRun {
  /// Creates a mutant run with short time limits, because the reason that a mutant hangs doesn't matter.
  ///
  /// - Parameter jobs: The number of submissions to judge at once; nil for one per core.
  init(
    quick pack: Pack, _ services: Services, jobs: Int?, all: Bool = false, isBeside: Bool = false
  ) throws {
    var configuration = services.judge.configuration
    configuration.keepsVerdicts = false
    configuration.endsWithFirstFailure = true
    configuration.keepsObjects = .usual
    configuration.limits.request = .seconds(4)
    configuration.limits.exercise = .seconds(30)
    let judge = Judge(configuration)
    self.init(
      pack: pack, jobs: try JobCount.chosen(jobs), most: all ? nil : MutantChoice.usual,
      isBeside: isBeside, cache: MutantCache(configuration)
    ) { exercise, pack, files in
      await judge.verdict(for: exercise, in: pack, files: files)
    }
  }
}

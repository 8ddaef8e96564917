import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Judge

/// A pack, some of its exercises, and how they are gone through.
struct ChosenExercises: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A pack by its name or folder; without one, the pack you are in.", valueName: "pack"))
  var pack: String?

  @Option(help: "An exercise to check; without it, all of them. Repeatable.")
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp("How many answers to judge at once (default: one per core).", valueName: "N")
  )
  var jobs: Int?

  @Flag(help: "Print as JSON.")
  var json = false

  /// - Throws: `CurriculumError`, also for a student's copy, which nothing can be proven of.
  func pack(_ surroundings: Surroundings) throws -> Pack {
    let pack = try surroundings.pack(pack)
    try pack.requireWhole()
    return pack
  }

  /// Those that were named, or all.
  ///
  /// - Throws: `CurriculumError.unknownExercise`.
  func exercises(of pack: Pack) throws -> [Exercise] {
    exercise.isEmpty ? pack.exercises : try exercise.map { try pack.find($0) }
  }

  /// What tries mutants, quickly: nobody waits for the reason why a mutant hangs.
  func trial(of pack: Pack, _ services: Services, all: Bool) throws -> MutantTrial {
    var configuration = services.judge.configuration
    configuration.keepsVerdicts = false
    configuration.endsWithFirstFailure = true
    configuration.limits.request = .seconds(4)
    configuration.limits.exercise = .seconds(30)
    let judge = Judge(configuration)
    return MutantTrial(
      pack: pack, jobs: try JobCount.chosen(jobs), most: all ? nil : MutantChoice.usual,
      cache: MutantCache(configuration)
    ) { exercise, pack, files in
      await judge.verdict(for: exercise, in: pack, files: files)
    }
  }
}

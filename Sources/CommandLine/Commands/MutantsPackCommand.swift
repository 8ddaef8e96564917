import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

struct MutantsPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract:
      "Put one small mistake at a time into the solutions, and see whether checks catch it.",
    discussion: """
      Example: rings pack mutants Lessons/weather --exercise first-widget
      A mutant that passes every check shows what they do not look at. One that is as right as the
      solution is listed in exercise.yml under `equivalent:`, with a reason. Outcomes are kept, so a
      run that is broken off goes on where it stopped; --part 1/4 takes a fourth of the exercises, for
      machines side by side. Exits with 1 when too many pass and pack.yml says `mutants: required`.
      """)

  @OptionGroup var chosen: ChosenExercises

  @Flag(help: "Make every mutant, not only some of each exercise.")
  var all = false

  @Option(help: ArgumentHelp("Take a part of the exercises, such as 2/4.", valueName: "k/n"))
  var part: String?

  @Flag(help: "List the mutants and judge none.")
  var list = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let language = surroundings.terminal.language
    let pack = try chosen.pack(surroundings)
    let exercises =
      try part.map { try ShareOfWork($0).share(of: try chosen.exercises(of: pack)) }
      ?? chosen.exercises(of: pack)
    guard !list else {
      let trial = MutantTrial(pack: pack) { exercise, _, _ in
        Verdict(exercise: exercise.identifier, checks: [])
      }
      for exercise in exercises {
        for mutant in try trial.mutants(of: exercise) {
          StandardOutput.line(
            "\(exercise.identifier) \(mutant.file):\(mutant.line):\(mutant.column): \(mutant.change)"
          )
        }
      }
      return
    }
    let services = try await Services.found(surroundings, keepsVerdicts: false)
    let progress = GateProgress(isQuiet: chosen.json, language: language)
    let trial = try chosen.trial(of: pack, services, all: all)
    let reports = try await trial.reports(on: exercises) { progress.tell($0) }
    let report = GateReport(findings: []).adding(reports, of: pack)
    try PackReport(pack: pack.identifier, folder: pack.folder, report)
      .print(json: chosen.json, language: language)
    if !report.isClean { throw ExitStatus.notPassed.code }
  }
}

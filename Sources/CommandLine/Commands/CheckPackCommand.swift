import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Judge
import Sentences
import Terminal

struct CheckPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove that a pack's checks accept right answers and reject wrong ones.",
    discussion: """
      Example: rings pack check Lessons/weather --exercise first-widget
      Exits with 1 when a promise of the pack does not hold; warnings are no such promise.
      """)

  @OptionGroup var chosen: ChosenExercises

  @Option(
    help: ArgumentHelp(
      "Judge every answer this many times, and compare the verdicts.", valueName: "N"))
  var `repeat`: Int = 1

  @Flag(help: "Make mutants of the solutions as well, as `rings pack mutants` does.")
  var mutants = false

  @Flag(help: "Make every mutant, not only some of each exercise.")
  var allMutants = false

  @Flag(help: "Look at files only: judge no answer.")
  var filesOnly = false

  @Flag(help: "Draw and run what lessons show, and judge no answer.")
  var lessonsOnly = false

  @Flag(help: "List the sentences with “must” that no check's title repeats, to be looked at.")
  var musts = false

  @Flag(help: "List the rules and check nothing.")
  var rules = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let language = surroundings.terminal.language
    guard !rules else {
      return try RuleList(language: language).print(json: chosen.json)
    }
    let pack: Pack
    do {
      pack = try chosen.pack(surroundings)
    } catch CurriculumError.brokenPack(let folder, let problems) {
      let report = PackReport(
        pack: folder.lastPathComponent, folder: folder, GateReport(problems: problems))
      try report.print(json: chosen.json, language: language)
      throw ExitStatus.notPassed.code
    }
    let exercises = try chosen.exercises(of: pack)
    guard !musts else {
      return StandardOutput.write(MustSentences(pack: pack).text(of: exercises))
    }
    let services = try await Services.found(surroundings, keepsVerdicts: self.repeat == 1)
    let judge = services.judge
    let gate = PackGate(
      pack: pack, jobs: try JobCount.chosen(chosen.jobs), repetitions: self.repeat,
      fileRules: GateRules.ofFiles(judge.configuration) + [LessonCommands()],
      trialRules: [
        FigureTrials(services.studio), CommandTrials(surroundings: surroundings),
      ],
      judge: PackGate.asking(judge))
    let progress = GateProgress(isQuiet: chosen.json, language: language)
    var report = try await gate.check(
      exercises: exercises.map(\.identifier), judging: !filesOnly, answers: !lessonsOnly
    ) { step in
      progress.tell(step)
    }
    if mutants || allMutants {
      let trial = try chosen.trial(of: pack, services, all: allMutants)
      let reports = try await trial.reports(on: exercises) { progress.tell($0) }
      report = report.adding(reports, of: pack)
    }
    try PackReport(pack: pack.identifier, folder: pack.folder, report)
      .print(json: chosen.json, language: language)
    if !report.isClean { throw ExitStatus.notPassed.code }
  }
}

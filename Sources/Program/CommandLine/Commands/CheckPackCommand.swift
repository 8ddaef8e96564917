import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import Terminal

struct CheckPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: Sentence(
      "Prove that a pack's checks accept right answers and reject wrong ones.",
      ko: "팩의 검사가 맞는 답을 받아들이고 틀린 답을 걸러 내는지 증명해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack check Lessons/weather --exercise first-widget
      --part 2/4 takes a fourth of the exercises, for machines side by side.
      Exits with 1 when a promise of the pack does not hold; warnings are no such promise.
      """,
      ko: """
        예: rings pack check Lessons/weather --exercise first-widget
        --part 2/4 옵션은 컴퓨터 여러 대로 나눌 때 과제의 4분의 1을 맡아요.
        팩이 약속한 것이 지켜지지 않으면 1로 끝나요. 경고는 그런 약속이 아니에요.
        """
    ).help)

  @OptionGroup var chosen: ChosenExercises

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Judge every answer this many times, and compare the verdicts.",
        ko: "답마다 이만큼 판정하고 판정을 비교해요."), valueName: "N"))
  var `repeat`: Int = 1

  @Option(
    help: ArgumentHelp(
      Sentence("Take a part of the exercises, such as 2/4.", ko: "과제의 일부만 맡아요(예: 2/4)."),
      valueName: "k/n"))
  var part: String?

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Make mutants of the solutions as well, as `rings pack mutants` does.",
        ko: "`rings pack mutants` 명령처럼 모범 답안의 변형도 만들어요.")))
  var mutants = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Make every mutant, not only some of each exercise.", ko: "과제마다 일부가 아니라 모든 변형을 만들어요.")))
  var allMutants = false

  @Flag(
    help: ArgumentHelp(
      Sentence("Look at files only: judge no answer.", ko: "파일만 살펴보고 답은 판정하지 않아요.")))
  var filesOnly = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Draw and run what lessons show, and judge no answer.",
        ko: "레슨이 보여 주는 것을 그리고 실행하고, 답은 판정하지 않아요.")))
  var lessonsOnly = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "List the sentences with “must” that no check's title repeats, to be looked at.",
        ko: "“해야 해요”라고 쓴 문장 가운데 어느 검사의 제목에도 없는 것을 살펴보도록 늘어놓아요.")))
  var musts = false

  @Flag(
    help: ArgumentHelp(Sentence("List the rules and check nothing.", ko: "규칙을 늘어놓고 아무것도 검사하지 않아요."))
  )
  var rules = false

  func run() async throws {
    let surroundings = Surroundings.current()
    let language = surroundings.terminal.language
    guard !rules else {
      return try StandardOutput.write(
        RuleResult(), asJSON: chosen.json, on: surroundings.terminal)
    }
    let pack: Pack
    do {
      pack = try chosen.pack(surroundings)
    } catch CurriculumError.brokenPack(let folder, let problems) {
      let result = PackResult(
        pack: folder.lastPathComponent, folder: folder, report: GateReport(problems: problems))
      try StandardOutput.write(result, asJSON: chosen.json, on: surroundings.terminal)
      throw ExitStatus.notPassed.code
    }
    let exercises =
      try part.map { try ShareOfWork($0).share(of: try chosen.exercises(of: pack)) }
      ?? chosen.exercises(of: pack)
    guard !musts else {
      return StandardOutput.write(MustSentences(pack: pack).text(of: exercises))
    }
    let services = try await Services.found(surroundings, keepsVerdicts: self.repeat == 1)
    let gate = PackGate(
      whole: pack, services, in: surroundings, jobs: try JobCount.chosen(chosen.jobs),
      repetitions: self.repeat)
    let progress = GateProgress(isQuiet: chosen.json, language: language)
    var report = try await gate.check(
      exercises: exercises.map(\.identifier), judging: !filesOnly,
      answers: lessonsOnly ? .none : .all
    ) { step in
      progress.tell(step)
    }
    if mutants || allMutants {
      let trial = try chosen.trial(of: pack, services, all: allMutants)
      let reports = try await trial.reports(on: exercises) { progress.tell($0) }
      report = report.adding(reports, of: pack)
    }
    try StandardOutput.write(
      PackResult(pack: pack.identifier, folder: pack.folder, report: report), asJSON: chosen.json,
      on: surroundings.terminal)
    if !report.isClean { throw ExitStatus.notPassed.code }
  }
}

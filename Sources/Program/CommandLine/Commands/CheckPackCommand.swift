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
      "Check that a pack accepts right samples and rejects wrong ones.",
      ko: "꾸러미가 옳은 답을 받아들이고 틀린 답을 걸러 내는지 확인해요."
    ).help,
    discussion: Sentence(
      """
      Example: rings pack check Lessons/weather --exercise first-widget
      --part 2/4 takes a quarter of the exercises, to divide the work between machines.
      Exits with 1 if validation finds an error. Warnings don't count.
      """,
      ko: """
        예: rings pack check Lessons/weather --exercise first-widget
        --part 2/4 옵션은 과제의 4분의 1만 맡아요. 컴퓨터 여러 대로 나눌 때 쓰세요.
        오류가 있으면 1로 끝나요. 경고는 상관없어요.
        """
    ).help)

  @OptionGroup var chosen: ChosenExercises

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Judge every submission this many times and compare the verdicts.",
        ko: "답마다 이 횟수만큼 판정하고 결과를 비교해요."), valueName: "N"))
  var `repeat`: Int = 1

  @Option(
    help: ArgumentHelp(
      Sentence("Use only a part of the exercises, such as 2/4.", ko: "과제의 일부만 맡아요(예: 2/4)."),
      valueName: "k/n"))
  var part: String?

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also test mutants of the solutions, as `rings pack mutants` does.",
        ko: "`rings pack mutants` 명령처럼 모범 답안의 돌연변이도 검사해요.")))
  var mutants = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Test every mutant, not only a selection per exercise.", ko: "과제마다 일부가 아니라 모든 돌연변이를 검사해요."))
  )
  var allMutants = false

  @Flag(
    help: ArgumentHelp(
      Sentence("Check only the files, without judging submissions.", ko: "파일만 확인하고 답은 판정하지 않아요.")))
  var filesOnly = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Only draw the figures and run the commands in lessons, without judging submissions.",
        ko: "본문이 보여 주는 것만 그리고 실행해요. 답은 판정하지 않아요.")))
  var lessonsOnly = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "List sentences with “must” that no check's title covers, for you to review.",
        ko: "“해야 해요”라고 쓴 문장 가운데 검사 제목에 없는 것을 보여 줘요. 직접 살펴보세요.")))
  var musts = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Only list translations whose original changed since `rings pack translated`.",
        ko: "`rings pack translated` 명령 뒤에 원문이 바뀐 번역만 보여 줘요.")))
  var stale = false

  @Flag(
    help: ArgumentHelp(
      Sentence("List the rules without checking anything.", ko: "아무것도 검사하지 않고 규칙만 보여 줘요."))
  )
  var rules = false

  func run() async throws {
    let context = CommandContext.current()
    let language = context.terminal.language
    guard !rules else {
      return try StandardOutput.write(
        RuleResult(), asJSON: chosen.json, on: context.terminal)
    }
    let pack: Pack
    do {
      pack = try chosen.pack(context)
    } catch CurriculumError.brokenPack(let folder, let problems) {
      let result = PackResult(
        pack: folder.lastPathComponent, folder: folder, report: ValidationReport(problems: problems)
      )
      try StandardOutput.write(result, asJSON: chosen.json, on: context.terminal)
      throw ExitStatus.notPassed.code
    }
    let exercises =
      try part.map { try ShareOfWork($0).share(of: try chosen.exercises(of: pack)) }
      ?? chosen.exercises(of: pack)
    guard !musts else {
      return StandardOutput.write(MustSentences(pack: pack).text(of: exercises))
    }
    guard !stale else { return try await checkTranslations(of: pack, exercises, context) }
    let repetitions = max(self.repeat, pack.repetitions)
    let services = try await Services.found(context, keepsVerdicts: repetitions == 1)
    let gate = PackValidation(
      whole: pack, services, in: context, jobs: try JobCount.chosen(chosen.jobs),
      repetitions: repetitions)
    let progress = ValidationProgress(isQuiet: chosen.json, language: language)
    var report = try await gate.check(
      exercises: exercises.map(\.identifier), judging: !filesOnly,
      answers: lessonsOnly ? .none : .all
    ) { step in
      progress.tell(step)
    }
    let isWhole = !filesOnly && !lessonsOnly && report.isClean
    if mutants || allMutants || isWhole && pack.validation.contains(.mutants) {
      let trial = try MutantRun(quick: pack, services, jobs: chosen.jobs, all: allMutants)
      let reports = try await trial.reports(on: exercises) { progress.tell($0) }
      report = report.adding(reports, of: pack)
    }
    try StandardOutput.write(
      PackResult(pack: pack.identifier, folder: pack.folder, report: report), asJSON: chosen.json,
      on: context.terminal)
    if !report.isClean { throw ExitStatus.notPassed.code }
  }

  private func checkTranslations(
    of pack: Pack, _ exercises: [Exercise], _ context: CommandContext
  ) async throws {
    if TranslationRecord(of: pack).isEmpty, !pack.translations.isEmpty {
      throw AuthoringError.noTranslationRecord(pack.identifier)
    }
    let report = ValidationReport(
      findings: await Translations().findings(in: pack, exercises: exercises))
    try StandardOutput.write(
      PackResult(pack: pack.identifier, folder: pack.folder, report: report), asJSON: chosen.json,
      on: context.terminal)
    if !report.findings.isEmpty { throw ExitStatus.notPassed.code }
  }
}

import ArgumentParser
import Authoring
import Curriculum
import Foundation
import Host
import Judge
import Results
import Sentences
import Terminal

struct MutantsPackCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract:
      Sentence(
        "Test whether checks catch small mistakes in the solutions.",
        ko: "모범 답안에 작은 실수를 하나씩 넣어서 검사가 잡아내는지 확인해요."
      ).help,
    discussion: Sentence(
      """
      Example: rings pack mutants Lessons/weather --exercise first-widget

      A mutant that passes every check shows a gap in the checks. If a mutant is as correct as the \
      solution, list it in exercise.yml under `equivalent:`, with a reason. Outcomes are cached, so \
      an interrupted run continues where it stopped. --part 1/4 takes a quarter of the exercises, to \
      divide the work between machines. Exits with 1 if too many mutants pass and pack.yml says \
      `mutants: required`.
      """,
      ko: """
        예: rings pack mutants Lessons/weather --exercise first-widget

        모든 검사를 통과하는 돌연변이는 검사가 놓친 것을 알려 줘요. 모범 답안만큼 옳은 것이면 exercise.yml 파일의 \
        `equivalent:` 항목에 이유와 함께 적으세요. 결과는 보관하므로 중단된 실행은 멈춘 곳부터 이어져요. \
        --part 1/4 옵션은 과제의 4분의 1만 맡아요. 컴퓨터 여러 대로 나눌 때 쓰세요. 통과하는 것이 너무 많고 \
        pack.yml 파일에 `mutants: required` 항목이 있으면 1로 끝나요.
        """
    ).help)

  @OptionGroup var chosen: ChosenExercises

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Test every mutant, not only a selection per exercise.", ko: "과제마다 일부가 아니라 모든 돌연변이를 검사해요."))
  )
  var all = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Test only boundary mutants, such as one second more or less, or the other side of a limit.",
        ko: "경계값 돌연변이만 검사해요: 1초 더, 하나 덜, 경계의 반대쪽.")))
  var beside = false

  @Option(
    help: ArgumentHelp(
      Sentence("Use only a part of the exercises, such as 2/4.", ko: "과제의 일부만 맡아요(예: 2/4)."),
      valueName: "k/n"))
  var part: String?

  @Flag(
    help: ArgumentHelp(
      Sentence("List the mutants without judging them.", ko: "판정하지 않고 돌연변이의 목록만 보여 줘요.")))
  var list = false

  func run() async throws {
    let context = CommandContext.current()
    let language = context.terminal.language
    let pack = try chosen.pack(context)
    let exercises =
      try part.map { try ShareOfWork($0).share(of: try chosen.exercises(of: pack)) }
      ?? chosen.exercises(of: pack)
    guard !list else {
      let trial = MutantRun(pack: pack, isBeside: beside) { exercise, _, _ in
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
    let services = try await Services.found(context, keepsVerdicts: false)
    let progress = ValidationProgress(isQuiet: chosen.json, language: language)
    let trial = try MutantRun(
      quick: pack, services, jobs: chosen.jobs, all: all || beside, isBeside: beside)
    let reports = try await trial.reports(on: exercises) { progress.tell($0) }
    let report = ValidationReport(findings: []).adding(reports, of: pack)
    try StandardOutput.write(
      PackResult(pack: pack.identifier, folder: pack.folder, report: report), asJSON: chosen.json,
      on: context.terminal)
    if !report.isClean { throw ExitStatus.notPassed.code }
  }
}

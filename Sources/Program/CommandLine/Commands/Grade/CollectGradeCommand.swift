import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences

struct CollectGradeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collect", _superCommandName: "rings grade",
    abstract: Sentence(
      "Write the reports of a planned class from all its parts.", ko: "계획한 반의 모든 부분을 모아 보고서를 만들어요."
    ).help,
    discussion: Sentence(
      """
      Reads the results that the parts left in the plan's folder. If a learner has no result yet, \
      the command writes nothing and exits with 75: try again later.
      """,
      ko: """
        부분들이 계획 폴더에 남긴 결과를 읽어요. 결과가 없는 학습자가 있으면 아무것도 쓰지 않고 75로 끝나요. 나중에 \
        다시 시도하세요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("The folder that `rings grade plan` wrote.", ko: "`rings grade plan` 명령이 만든 폴더예요."),
      valueName: "plan"))
  var plan: String

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The folder for reports (default: the plan's folder).", ko: "보고서를 둘 폴더예요(기본값: 계획 폴더)."),
      valueName: "folder"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A report: \(ReportOptions.names). Repeatable (default: the plan's reports).",
        ko: "보고서예요: \(ReportOptions.names). 여러 번 쓸 수 있어요(기본값: 계획의 보고서).")))
  var format: [String] = []

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Write reports from the results so far, even if the class isn't finished.",
        ko: "반 채점이 끝나지 않았어도 지금까지의 결과로 보고서를 써요.")))
  var partial = false

  @OptionGroup var naming: AnonymityOption

  private static let mostExamples = 5

  func run() throws {
    let context = CommandContext.current()
    let words = GradingPhrases(terminal: context.terminal)
    let kept = try ClassPlanFolder(in: URL(filePath: plan))
    let formats = try ReportOptions.formats(format.isEmpty ? kept.header.formats : format)
    let results = out.map { URL(filePath: $0) } ?? kept.folder
    let pack = try context.library.pack(kept.packFolder.path)
    let exercises = try kept.exercises(of: pack)
    let journal = try Journal(folder: kept.results)
    let plan = kept.classPlan(exercises)
    let waiting = journal.unfinished(of: plan.submissions)
    guard waiting.isEmpty || partial else {
      throw PlanError.unfinished(
        waiting: waiting.count, total: plan.submissions.count,
        examples: waiting.prefix(Self.mostExamples).map(\.learner))
    }
    var policy = try kept.classFile.map { MarkPolicy(try ClassFile($0)) } ?? MarkPolicy()
    policy.addCriteria(of: exercises, in: context.terminal.language)
    let outcome = ClassOutcome(
      plan, pack: pack.identifier, exercises: exercises, journal: journal,
      language: context.terminal.language,
      policy: policy, decisions: try TeacherDecisions(in: results, policy: policy))
    let book =
      naming.anonymous
      ? outcome.book.anonymous(by: try ClassSecret(in: kept.results).text) : outcome.book
    let reports = try ReportFolder(folder: results).write(formats, for: book)
    try TeacherDecisions.prepare(in: results, for: outcome.book.harmless())
    let summary = GradingSummary(outcome: outcome, reports: reports, folder: results)
    summary.collectedLines.forEach { words.say($0) }
    if !waiting.isEmpty {
      words.tell(
        Sentence(
          "The class isn't finished. Missing from these reports: \(waiting.count).",
          ko: "반 채점이 아직 끝나지 않았어요. 이 보고서에는 \(waiting.count)개가 빠져 있어요."))
    }
  }
}

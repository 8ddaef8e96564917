import ArgumentParser
import Classroom
import Foundation
import Host
import Jailing
import Judge
import Results
import Sentences
import Storage

struct RunGradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "rings grade",
    abstract: Sentence("Grade a part of a planned class.", ko: "계획한 반의 한 부분을 채점해요.").help,
    discussion: Sentence(
      """
      Choose the part with --index and --count, with SLURM_ARRAY_TASK_ID and SLURM_ARRAY_TASK_COUNT, \
      or with JOB_COMPLETION_INDEX and --count; without any of them, Rings grades the whole class. \
      Parts count from 0. Rings doesn't grade a submission twice, so you can run a part as often as \
      you like, on any machine.

      Exits with 0 if every learner of the part has a result, whatever it is; with 75 if the part \
      should run again, because a submission couldn't be judged or a result couldn't be written \
      (with 3 after the third time); and with 78 if this machine can't grade but another one might.
      """,
      ko: """
        --index 옵션과 --count 옵션, SLURM_ARRAY_TASK_ID 변수와 SLURM_ARRAY_TASK_COUNT 변수, 또는 \
        JOB_COMPLETION_INDEX 변수와 --count 옵션으로 부분을 골라요. 아무것도 없으면 반 전체를 채점해요. 부분은 0부터 세요. \
        이미 채점한 것은 다시 채점하지 않으니, 한 부분을 어느 컴퓨터에서든 몇 번이고 실행해도 돼요.

        결과가 어떻든 그 부분의 학습자 모두에게 결과가 있으면 0으로 끝나요. 판정하지 못한 것이 있거나 쓸 수 없어서 다시 \
        실행해야 하면 75로 끝나고, 세 번째에는 3으로 끝나요. 이 컴퓨터에서는 채점할 수 없지만 다른 컴퓨터에서는 될 수 \
        있으면 78로 끝나요.
        """
    ).help)

  @Argument(
    help: ArgumentHelp(
      Sentence("The folder that `rings grade plan` wrote.", ko: "`rings grade plan` 명령이 만든 폴더예요."),
      valueName: "plan"))
  var plan: String

  @Option(
    help: ArgumentHelp(
      Sentence("The part to grade, counted from 0.", ko: "채점할 부분이에요. 0부터 세요."), valueName: "I"))
  var index: Int?

  @Option(
    help: ArgumentHelp(
      Sentence("The number of parts.", ko: "전체 부분의 수예요."), valueName: "N"))
  var count: Int?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 제출물 수예요(기본값: 코어마다 하나)."), valueName: "N"))
  var jobs: Int?

  @OptionGroup var telling: ProgressOption

  func run() async throws {
    let context = CommandContext.current()
    let words = GradingScreen(
      GradingPhrases(terminal: context.terminal), form: try telling.form())
    let granted = context.environment["SLURM_CPUS_ON_NODE"].flatMap { Int($0) }
    let jobs = try JobCount.chosen(jobs ?? granted)
    let part = try PlanPart(index: index, count: count, environment: context.environment)
    GradingInterruption.install(of: .part, speaking: context.terminal.language)
    let plan = try ClassPlanFolder(in: URL(filePath: plan))
    try plan.requireRings(RingsVersion.text)
    let pack = try context.library.pack(plan.packFolder.path)
    let share = plan.submissions(of: part.shard, to: try plan.exercises(of: pack))
    let origin = part.variable.map { " (\($0))" } ?? ""
    words.tell(
      Sentence(
        """
        Part \(part.index) of \(part.count)\(origin): \
        \(GradingPhrases.count(share.count, "submission")) of \(plan.count) in total.
        """,
        ko: """
          \(part.count)개 가운데 \(part.index)번 부분\(origin): 제출물 \(plan.count)개 가운데 \
          \(share.count)개.
          """))
    let attempts = PartAttempts(part, of: plan)
    var left: [GradedSubmission] = []
    if !share.isEmpty {
      left = try await Grading.run(
        share, of: plan, pack: pack, by: try await Self.configuration(for: plan, context),
        rings: RingsVersion.text, jobs: jobs
      ) { event in
        if case .graded(let progress) = event { words.show(progress) }
      }
    }
    words.finish()
    guard left.isEmpty else {
      let made = attempts.note()
      guard made >= PartAttempts.most else {
        throw PlanError.notJudged(count: left.count, reason: left.first?.failure)
      }
      attempts.clear()
      throw PlanError.givenUp(count: left.count, attempts: made, reason: left.first?.failure)
    }
    attempts.clear()
    words.say(
      Sentence(
        "Part \(part.index) of \(part.count) is graded.",
        ko: "\(part.count)개 가운데 \(part.index)번 부분을 채점했어요."))
  }

  /// Returns the configuration of this machine's judge, with the sandbox that the plan requires.
  private static func configuration(
    for plan: ClassPlanFolder, _ context: CommandContext
  ) async throws -> JudgeConfiguration {
    do {
      return try await Services.found(
        context, minimumLevel: JailLevel(rawValue: plan.header.isolation) ?? .full
      ).judge.configuration
    } catch {
      throw PlanError.notHere(SystemReason.sentence(of: error))
    }
  }
}

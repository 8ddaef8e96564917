import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Terminal

struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade",
    abstract: Sentence("Grade a folder of submissions.", ko: "제출물 폴더를 채점해요.").help,
    usage: "rings grade [<options>] <folder>\nrings grade <subcommand>",
    discussion: Sentence(
      """
      rings grade week3.zip --exercise forecast-model --dry-run   who submitted what
      rings grade week3.zip --exercise forecast-model             grade into grades/
      rings grade week3.zip --class class.yml --resume \\
        --format feedback --into canvas.csv

      The folder, or a .zip, .tar, .tar.gz or .tgz archive of it, has one entry per learner: a file \
      from `rings hand-in`, whose contents are unambiguous, or a folder, an archive or a Swift file \
      as course platforms export them. Entries may also be in folders of sections. For several \
      exercises, each submission is in a folder named after its exercise, or has the name of the \
      file that the exercise hands out; a whole workspace also works. If there are several versions, \
      the newest one that the learner changed counts, or the best or first attempt with `attempts: best` or \
      `attempts: first` in class.yml. Quizzes count if hand-ins have answers to them.

      Rings reads submissions once, without following links, and judges that copy. It keeps the \
      results: --resume continues after an interruption and judges only what is new. --shard divides \
      the class between machines that share --out, a folder outside the submissions. A second run \
      lists the learners whose marks changed, and the checks that changed them; changes.csv has all \
      of them. Scores and comments in overrides.csv beside the reports take precedence over \
      verdicts, at every regrade. comments.csv has comments on lines, and criteria.csv the points that \
      you give, which `rings grade review` asks for. Checks get their test values from a secret in --out that no \
      learner can know beforehand. Keep it, and a regrade uses the same values.

      json (class.json) and jsonl (class.jsonl) contain everything and are for teachers. You can \
      show the other reports to learners: they give only the outcome of hidden checks. csv is \
      gradebook.csv, and junit is junit.xml. gradescope, exercism and github-classroom are folders \
      with a file per learner. feedback is a page per learner, class.html, and an archive to upload \
      to Moodle, Canvas or Brightspace. course is course.csv and course.json, which show authors how \
      learners did on their exercises, without learners' names.

      Exits with 0 if grading completed, whatever the grades; with 2 if the command line is wrong or \
      it's unclear who submitted what; and with 3 if some submissions couldn't be judged.
      """,
      ko: """
        rings grade week3.zip --exercise forecast-model --dry-run   누가 무엇을 냈는지
        rings grade week3.zip --exercise forecast-model             grades/ 폴더에 채점
        rings grade week3.zip --class class.yml --resume \\
          --format feedback --into canvas.csv

        폴더나 그것을 묶은 .zip, .tar, .tar.gz, .tgz 파일에는 학습자마다 항목이 하나씩 있어요. `rings hand-in` \
        명령이 만든 파일이면 누가 무엇을 냈는지 분명하고, 수업 플랫폼이 내보내는 폴더, 압축 파일, Swift \
        파일도 돼요. 분반 폴더 안에 학습자가 있어도 돼요. 과제가 여럿이면 제출물마다 \
        과제 이름의 폴더에 있거나, 과제가 나눠 준 파일의 이름이어야 해요. 작업 폴더를 통째로 내도 돼요. 여러 \
        번 냈으면 실제로 고친 것 가운데 가장 새로운 것으로 채점해요. class.yml 파일에 `attempts: best`나 \
        `attempts: first` 줄이 있으면 점수가 가장 높은 것이나 처음 낸 것으로 채점해요. 퀴즈는 낸 파일에 답이 있으면 점수에 \
        들어가요.

        제출물은 링크를 따라가지 않고 한 번만 읽어서, 그 사본으로 판정해요. 결과는 보관해요. --resume \
        옵션은 중단된 뒤에 이어서 하고 새로운 것만 판정해요. --shard 옵션은 제출물 바깥의 --out 폴더를 함께 쓰는 \
        여러 컴퓨터에 반을 나눠 줘요. 다시 실행하면 누구의 점수가 어느 검사 때문에 바뀌었는지 보여 주고, \
        changes.csv 파일에 모두 적어요. 보고서 옆의 overrides.csv 파일에 적은 점수와 의견은 다시 채점해도 판정보다 \
        우선해요. comments.csv 파일에는 줄에 대한 의견을, criteria.csv 파일에는 직접 주는 점수를 적어요. \
        `rings grade review` 명령이 그 점수를 물어봐요. 검사에 쓰는 값은 --out 폴더에 있는 비밀 값으로 정해서 학습자가 미리 알 수 없어요. 폴더를 그대로 \
        두면 다시 채점할 때도 같은 값을 써요.

        json(class.json)과 jsonl(class.jsonl)에는 모든 것이 있고 선생님을 위한 것이에요. 다른 보고서는 \
        학습자에게 보여 줘도 돼요. 숨은 검사는 결과만 나와요. csv는 gradebook.csv, junit은 junit.xml \
        파일이에요. gradescope, exercism, github-classroom은 학습자마다 파일이 있는 폴더예요. feedback은 \
        학습자마다 페이지 하나, class.html, 그리고 Moodle, Canvas, Brightspace에 올릴 압축 파일이에요. course는 \
        course.csv와 course.json 파일이에요. 학습자의 이름 없이, 과제마다 어떻게 됐는지를 과제를 쓴 사람에게 알려 줘요.

        점수와 상관없이 채점이 끝나면 0, 명령줄이 잘못됐거나 누가 무엇을 냈는지 알 수 없으면 2, 판정하지 못한 \
        것이 있으면 3으로 끝나요.
        """
    ).help,
    subcommands: [
      ReviewGradeCommand.self, PlanGradeCommand.self, RunGradeCommand.self,
      CollectGradeCommand.self, SimilarityGradeCommand.self, EmitGradeCommand.self,
    ])

  @OptionGroup var handedIn: HandedInOptions

  @Option(
    help: ArgumentHelp(
      Sentence("The folder for results and reports.", ko: "결과와 보고서를 둘 폴더예요."), valueName: "folder"))
  var out: String = "grades"

  @Option(
    help: ArgumentHelp(
      Sentence(
        "A report: \(ReportOptions.names). Repeatable (default: json, csv and junit).",
        ko: "보고서예요: \(ReportOptions.names). 여러 번 쓸 수 있어요(기본값: json, csv, junit).")))
  var format: [String] = []

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Submissions to judge at once (default: one per core).",
        ko: "한 번에 판정할 제출물 수예요(기본값: 코어마다 하나)."), valueName: "N"))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      Sentence("Grade one of N equal parts.", ko: "똑같이 나눈 N개 가운데 하나를 채점해요."), valueName: "I/N"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        """
        Fill in this grade book in place, as exported from Canvas, Moodle, Blackboard, Brightspace or \
        Gradescope.
        """,
        ko: "Canvas, Moodle, Blackboard, Brightspace, Gradescope에서 내보낸 성적표를 그 자리에서 채워요."),
      valueName: "file"))
  var into: String?

  @Option(
    help: ArgumentHelp(
      Sentence(
        "The grade book's column for the marks, if several columns could be meant.",
        ko: "--into 성적표에 열이 여럿이면, 점수를 적을 열이에요."),
      valueName: "title"))
  var column: String?

  @OptionGroup var naming: AnonymityOption

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Skip submissions that are already graded and unchanged.", ko: "이미 채점했고 바뀌지 않은 것은 그대로 둬요."))
  )
  var resume = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Show who submitted what for which exercise, without grading.",
        ko: "채점하지 않고, 누가 어느 과제에 무엇을 냈는지 보여 줘요.")))
  var dryRun = false

  @Flag(
    help: ArgumentHelp(
      Sentence("Print the output of --dry-run as JSON.", ko: "--dry-run 옵션의 결과를 JSON으로 출력해요.")))
  var json = false

  @OptionGroup var telling: ProgressOption

  @OptionGroup var wall: IsolationOption

  func validate() throws {
    guard !json || dryRun else {
      throw ValidationError(
        Sentence(
          "--json works only with --dry-run. To get results as JSON, use --format json (class.json).",
          ko: "--json 옵션은 --dry-run 옵션과 함께만 써요. 결과를 JSON으로 받으려면 --format json 옵션을 쓰세요(class.json)."
        ).help)
    }
  }

  func run() async throws {
    let context = CommandContext.current()
    let words = GradingScreen(
      GradingPhrases(terminal: context.terminal), form: try telling.form())
    let formats = try ReportOptions.formats(format)
    let level = try wall.level()
    let shard = try shard.map(Shard.init(parsing:)) ?? .whole
    let jobs = try JobCount.chosen(jobs)
    let own = OwnResults(cache: .user())
    let results = URL(filePath: out)
    let gradeBook = try into.map { try PlatformBook(URL(filePath: $0)) }
    let meant = try await handedIn.read(
      context, ownResults: own.holds(results) ? results : nil, book: gradeBook,
      reading: { words.show(reading: $0) })
    words.clear()
    let (pack, exercises, plan) = (meant.pack, meant.exercises, meant.plan)
    if dryRun { return try show(meant, on: context.terminal) }
    guard !plan.submissions.isEmpty else {
      plan.leftOut.forEach { words.tell($0.line) }
      throw GradingError.noSubmissions(
        folder: handedIn.folder, exercises: exercises.map(\.identifier))
    }
    try meant.folder.refuseResults(in: results)
    // Check the teacher's files first, since grading can take hours.
    let decisions = try TeacherDecisions(in: results, policy: meant.policy)
    try gradeBook?.requireColumns(for: exercises, column: column)
    let record = ClassRecord(
      folder: URL(filePath: handedIn.folder), pack: pack.identifier,
      exercises: exercises.map(\.identifier), learners: plan.submissions.map(\.learner))
    for line in try record.compare(in: results.appending(path: "results")) { words.tell(line) }
    let configuration = try await Services.found(context, minimumLevel: level).judge
      .configuration
    let grading = try Grading(
      of: pack, by: configuration, in: results.appending(path: "results"),
      rings: RingsVersion.text, jobs: jobs, resumes: resume)
    GradingInterruption.install(speaking: context.terminal.language)
    meant.lines.forEach { words.tell($0) }
    try record.write(in: grading.journal.folder)
    // If the results folder is among the submissions, remember it, so that the next run recognizes it.
    if (try? meant.folder.refuseResults(in: results)) == nil { own.remember(results) }
    try await grading.run(shard.share(of: plan.submissions)) { event in
      switch event {
      case .compiling(let count):
        let wall = configuration.jail.level.rawValue
        words.tell(
          Sentence(
            """
            Compiling the checks of \(GradingPhrases.count(count, "exercise")) … (isolation: \(wall))
            """,
            ko: "과제 \(count)개의 검사를 컴파일하고 있어요 … (격리 수준: \(wall))"))
      case .graded(let progress): words.show(progress)
      }
    }
    words.finish()
    let outcome = ClassOutcome(
      plan, pack: pack.identifier, exercises: exercises, journal: grading.journal,
      language: context.terminal.language,
      policy: meant.policy, decisions: decisions)
    try TeacherDecisions.prepare(in: results, for: outcome.book.harmless())
    if var gradeBook {
      let filled = try gradeBook.fill(outcome.book.harmless(), column: column)
      try gradeBook.write(keepingFormerIn: results)
      FilledWords(filled, place: into ?? "").lines.forEach { words.say($0) }
    }
    try finish(
      outcome, formats: formats, results: results, version: pack.version,
      secret: naming.anonymous ? ClassSecret(in: grading.journal.folder).text : nil, words)
  }

  private func show(_ meant: HandedInClass, on terminal: TerminalCapabilities) throws {
    let report = PlanReport(meant.plan, lateness: meant.lateness)
    if json {
      try StandardOutput.json(report, pretty: true)
    } else {
      StandardOutput.write(report.text(for: terminal))
    }
  }

  private func finish(
    _ outcome: ClassOutcome, formats: [ReportFormat], results: URL, version: String,
    secret: String?, _ words: GradingScreen
  ) throws {
    let shown = secret.map { outcome.book.anonymous(by: $0) } ?? outcome.book
    var reports = try ReportFolder(folder: results).write(formats, for: shown) {
      words.show(report: $0)
    }
    let journal = results.appending(path: "results")
    let memory = MarkMemory(
      outcome.book, packVersion: version, isWhole: outcome.waiting == 0)
    var changes: MarkChangePhrases?
    if let former = MarkMemory(in: journal) {
      let found = former.changes(to: memory)
      changes = MarkChangePhrases(changes: found, versions: (former.packVersion, version))
      reports.append(try MarkMemory.write(found, in: results))
    }
    try memory.write(in: journal)
    let summary = GradingSummary(
      outcome: outcome, reports: reports, folder: results, changes: changes)
    summary.lines.forEach { words.say($0) }
    let failed = outcome.book.results.filter { $0.verdict.status == .infrastructureFailure }
    guard !failed.isEmpty else { return }
    var reasons: [String] = []
    for reason in failed.compactMap({ $0.failure?.spoken(in: outcome.book.language) })
    where !reasons.contains(reason) { reasons.append(reason) }
    words.tell(reasons.prefix(5).joined(separator: "\n"))
    throw ExitStatus.failed.code
  }
}

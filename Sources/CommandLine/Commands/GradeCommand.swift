import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Jailing
import Judge
import Sentences
import Terminal

struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade a folder of submissions.",
    discussion: """
      The folder, or a .zip, .tar, .tar.gz or .tgz of it, holds one entry for each learner: a \
      folder, an archive, or a Swift file, as course platforms export them. Folders of sections may hold \
      learners too. For several exercises each answer is in a folder of its exercise's name, or has \
      the name of the file that the exercise hands out; a whole workspace will do. Of several versions, \
      the newest one that somebody has worked on counts. --dry-run shows who hands in what before anything is \
      graded.

      What is graded is read once, without following links, and judged from that copy. Exits with 0 \
      when grading completed, whatever the grades, and with 3 when some could not be judged. What is \
      graded is kept: --resume goes on after an interruption, --shard deals the class out to several \
      machines that share --out, a folder outside of the submissions.

      json and jsonl tell everything; they are for teachers. The other reports may be shown to learners: of \
      hidden checks they say only how they ended.
      """)

  @Argument(
    help: ArgumentHelp("The folder of submissions, or an archive of it.", valueName: "folder"))
  var folder: String

  @Option(help: ArgumentHelp("A pack by its name or folder.", valueName: "pack"))
  var pack: String?

  @Option(help: "An exercise to grade; without it, all that have code. Repeatable.")
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp("Where results and reports go.", valueName: "folder"))
  var out: String = "grades"

  @Option(
    help: ArgumentHelp(
      "A report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Repeatable; "
        + "without it, json, csv and junit."))
  var format: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many submissions to judge at once (default: one per core).", valueName: "N"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Grade one of N equal parts.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Keep what is already graded and has not changed.")
  var resume = false

  @Flag(help: "Show who hands in what for which exercise, and grade nothing.")
  var dryRun = false

  @Flag(help: "Print as JSON what --dry-run shows.")
  var json = false

  @Option(help: "The weakest isolation to accept: full, reduced or none.")
  var isolation: String = "full"

  func validate() throws {
    guard !json || dryRun else {
      throw ValidationError(
        "--json goes with --dry-run; results are in class.json of --format json.")
    }
  }

  func run() async throws {
    let surroundings = Surroundings.current()
    let words = GradingWords(terminal: surroundings.terminal)
    let formats = try chosenFormats()
    let level = try chosenLevel()
    let shard = try shard.map(Shard.init(parsing:)) ?? .whole
    let pack = try surroundings.library.pack(pack)
    // Nobody is to be graded by some of the checks.
    try pack.requireWhole()
    let exercises = try chosenExercises(in: pack)
    let jobs = try JobCount.chosen(jobs)
    let own = OwnResults(cache: .user())
    let results = URL(filePath: out)
    let handedIn = SubmissionFolder(
      URL(filePath: folder), ownResults: own.holds(results) ? results : nil)
    let plan = try handedIn.plan(Syllabus(pack, exercises: exercises))
    if dryRun { return try show(plan, on: surroundings.terminal) }
    guard !plan.submissions.isEmpty else {
      plan.leftOut.forEach { words.tell($0.line) }
      throw GradingError.noSubmissions(folder: folder, exercises: exercises.map(\.identifier))
    }
    try handedIn.refuseResults(in: results)
    let services = try await Services.found(surroundings, minimumLevel: level)
    let configuration = services.judge.configuration
    guard configuration.jail.level >= level else {
      throw GradingError.isolationTooWeak(
        level: configuration.jail.level.rawValue, missing: configuration.jail.gaps.map(\.sentence))
    }
    tell(plan, words)
    let journal = try Journal(folder: results.appending(path: "results"))
    // If it stands among the submissions, the next run has to recognise it.
    if (try? handedIn.refuseResults(in: results)) == nil { own.remember(results) }
    let wall = configuration.jail.level.rawValue
    words.tell(
      Sentence(
        """
        Compiling the checks of \(GradingWords.count(exercises.count, "exercise")) … (isolation: \(wall))
        """,
        ko: "과제 \(exercises.count)개의 검사를 컴파일하고 있어요 … (격리 수준: \(wall))"))
    try await services.judge.prepare(exercises, in: pack)
    let room = try GradingRoom(judge: services.judge, pack: pack)
    let run = GradingRun(
      journal: journal, jobs: jobs, resumes: resume,
      take: { plan.take($0) },
      judge: { await room.verdict(on: $0) },
      key: { GradingKey.of($0, configuration: configuration) },
      report: { words.tell(GradingWords.progress($0)) })
    GradingInterruption.install()
    try await run.grade(shard.share(of: plan.submissions))
    let outcome = ClassOutcome(
      plan, pack: pack.identifier, exercises: exercises, journal: journal,
      language: surroundings.terminal.language)
    try finish(outcome, formats: formats, results: results, words)
  }

  private func show(_ plan: ClassPlan, on terminal: TerminalCapabilities) throws {
    let report = PlanReport(plan)
    if json {
      try StandardOutput.json(report, pretty: true)
    } else {
      StandardOutput.write(report.text(for: terminal))
    }
  }

  /// Says which versions count and whose work nobody will look at, before it is graded.
  private func tell(_ plan: ClassPlan, _ words: GradingWords) {
    for submission in plan.submissions {
      for note in submission.notes {
        words.tell("\(submission.learner) \(submission.exercise.identifier): \(note)")
      }
    }
    plan.leftOut.forEach { words.tell($0.line) }
  }

  private func finish(
    _ outcome: ClassOutcome, formats: [ReportFormat], results: URL, _ words: GradingWords
  ) throws {
    let reports = try ReportFolder(folder: results).write(formats, for: outcome.book)
    let summary = GradingSummary(outcome: outcome, reports: reports, folder: results)
    summary.lines.forEach { words.say($0) }
    guard outcome.book.results.contains(where: { $0.verdict.status == .infrastructureFailure })
    else { return }
    words.tell(Self.reasons(in: outcome.book))
    throw ExitStatus.failed.code
  }

  /// Why submissions could not be judged, each reason once.
  private static func reasons(in book: GradeBook) -> String {
    var seen: [String] = []
    for result in book.results where result.verdict.status == .infrastructureFailure {
      let messages =
        result.verdict.diagnostics.map(\.message)
        + result.verdict.checks.filter { $0.status == .infrastructureFailure }.compactMap(\.message)
      for message in messages.prefix(1).map({ $0.spoken(in: book.language) })
      where !seen.contains(message) { seen.append(message) }
    }
    return seen.prefix(5).joined(separator: "\n")
  }

  private func chosenFormats() throws -> [ReportFormat] {
    let words = format.flatMap { $0.split(separator: ",").map(String.init) }
    if words.isEmpty { return [.json, .csv, .junit] }
    return try words.map { word in
      guard let format = ReportFormat(rawValue: word) else {
        throw OptionError.unknown(
          option: "--format", value: word, known: ReportFormat.allCases.map(\.rawValue))
      }
      return format
    }
  }

  private func chosenLevel() throws -> JailLevel {
    guard let level = JailLevel(rawValue: isolation) else {
      throw OptionError.unknown(
        option: "--isolation", value: isolation, known: JailLevel.allCases.map(\.rawValue))
    }
    return level
  }

  private func chosenExercises(in pack: Pack) throws -> [Exercise] {
    let withCode = pack.exercises.filter { $0.kind == .code }
    let chosen = try exercise.map { try pack.find($0) }
    if let quiz = chosen.first(where: { $0.kind == .quiz }) {
      throw GradingError.quiz(quiz.identifier, instead: withCode.first?.identifier)
    }
    return chosen.isEmpty ? withCode : chosen
  }
}

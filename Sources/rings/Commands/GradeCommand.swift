import ArgumentParser
import Classroom
import Curriculum
import Foundation
import Judge
import Workbench

struct GradeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grade", abstract: "Grade a folder of submissions.",
    discussion: """
      The folder holds one entry a learner: a folder of Swift files (for several exercises with a \
      folder each), or a single name.swift. Exits with 0 when grading completed, whatever the \
      grades, and with 3 when some could not be judged. What is graded is kept: --resume goes on \
      after an interruption, --shard deals the class out to several machines that share --out, a \
      folder outside of the submissions.
      """)

  @Argument(help: ArgumentHelp("The folder of submissions.", valueName: "folder"))
  var folder: String

  @Option(help: ArgumentHelp("A pack by its name or folder.", valueName: "pack"))
  var pack: String?

  @Option(help: "An exercise to grade; all with code, without it. Repeatable.")
  var exercise: [String] = []

  @Option(
    help: ArgumentHelp("Where results and reports go.", valueName: "folder"))
  var out: String = "grades"

  @Option(
    help: ArgumentHelp(
      "A report: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Repeatable; "
        + "json, csv and junit, without it."))
  var format: [String] = []

  @Option(help: ArgumentHelp("Submissions judged at once (default: one a core).", valueName: "N"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Grade one of N equal parts.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Keep what is already graded and has not changed.")
  var resume = false

  @Option(help: "The weakest isolation to accept: full, reduced or none.")
  var isolation: String = "full"

  func run() async throws {
    let surroundings = Surroundings.current()
    let formats = try chosenFormats()
    let level = try chosenLevel()
    let shard = try shard.map(Shard.init(parsing:)) ?? .whole
    let pack = try surroundings.library.pack(pack)
    let exercises = try chosenExercises(in: pack)
    let jobs = try chosenJobs()
    let services = try await Services.found(surroundings, minimumLevel: level)
    let own = OwnResults(cache: services.judge.configuration.cache)
    let results = URL(filePath: out)
    let handedIn = SubmissionFolder(
      URL(filePath: folder), ownResults: own.holds(results) ? results : nil)
    let all = try handedIn.submissions(to: exercises)
    guard !all.isEmpty else {
      throw GradingError.noSubmissions(folder: folder, exercises: exercises.map(\.identifier))
    }
    try tellWhatIsLeftOut(of: handedIn, exercises: exercises, pack: pack)
    try handedIn.refuseResults(in: results)
    let jail = services.judge.configuration.jail
    guard jail.level >= level else {
      throw GradingError.isolationTooWeak(
        level: jail.level.rawValue, missing: jail.gaps.map { "\($0)" })
    }
    let journal = try Journal(folder: results.appending(path: "results"))
    // Among the submissions the next run has to know it again.
    if (try? handedIn.refuseResults(in: results)) == nil { own.remember(results) }
    StandardOutput.errorLine(
      "Compiling the checks of \(Self.count(exercises.count, "exercise")) … "
        + "(isolation: \(jail.level.rawValue))")
    try await services.judge.prepare(exercises, in: pack)
    let judge = services.judge
    let run = GradingRun(
      journal: journal, jobs: jobs,
      resumes: resume,
      judge: { submission in
        await judge.verdict(
          for: submission.exercise, in: pack, files: submission.files,
          bringsCatalogs: submission.hasOwnFolder)
      },
      key: { GradingKey.of($0, configuration: judge.configuration) },
      report: { StandardOutput.errorLine(Self.line($0)) })
    GradingInterruption.install()
    try await run.grade(shard.share(of: all))
    try write(formats, pack: pack, exercises: exercises, journal: journal, to: results)
  }

  /// Says whose work nobody will look at, and under which name somebody would.
  private func tellWhatIsLeftOut(
    of handedIn: SubmissionFolder, exercises: [Exercise], pack: Pack
  ) throws {
    for stranger in try handedIn.strangers(to: exercises) {
      let name = HarmlessText.text(stranger, limit: 80)
      StandardOutput.errorLine(
        "\(name) is left out: nothing in it has the name of an exercise. Put each answer in a "
          + "folder of its exercise's name, such as \(exercises[0].identifier), or grade one "
          + "exercise with --exercise.")
    }
    let known = pack.exercises.map(\.identifier)
    for folder in try handedIn.overlooked(to: exercises, known: known) {
      let name = folder.split(separator: "/").last.map(String.init) ?? folder
      let question = Suggestion.question(for: name, in: known).map { "; \($0)" } ?? "."
      StandardOutput.errorLine(
        "\(HarmlessText.text(folder, limit: 160)) is left out: no exercise has this name\(question)"
      )
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func line(_ progress: GradingRun.Progress) -> String {
    let verdict = progress.last.verdict
    let score = "\(verdict.score.formatted())/\(verdict.maxScore.formatted())"
    let learner = HarmlessText.text(progress.last.learner, limit: 80)
    return "[\(progress.finished)/\(progress.total)] \(learner) "
      + "\(progress.last.exercise): \(verdict.status.rawValue), \(score)"
  }

  private func write(
    _ formats: [ReportFormat], pack: Pack, exercises: [Exercise], journal: Journal, to folder: URL
  ) throws {
    let book = GradeBook(
      pack: pack.identifier, exercises: exercises,
      results: journal.results(inOrderOf: exercises.map(\.identifier)))
    var reports: [String] = []
    for format in formats {
      for file in try format.files(for: book) {
        let name = file.path.split(separator: "/").prefix(1).joined()
        let report = name == file.path ? name : name + "/"
        if !reports.contains(report) { reports.append(report) }
        let place = folder.appending(path: file.path)
        do {
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try file.contents.write(to: place, options: .atomic)
        } catch {
          throw GradingError.cannotWrite(place.path, reason: SystemError.words(of: error))
        }
      }
    }
    let failures = book.results.filter { $0.verdict.status == .infrastructureFailure }.count
    defer { if failures > 0 { StandardOutput.errorLine(Self.reasons(in: book)) } }
    StandardOutput.line(
      "\(Self.count(book.results.count, "result")) of "
        + "\(Self.count(book.learners.count, "learner")) in \(folder.path): "
        + reports.joined(separator: ", ") + "."
        + (failures == 0
          ? "" : " \(failures) could not be judged: run again with --resume to repeat them."))
    if failures > 0 { throw ExitStatus.failed.code }
  }

  /// Why submissions could not be judged, each reason once.
  private static func reasons(in book: GradeBook) -> String {
    var seen: [String] = []
    for result in book.results where result.verdict.status == .infrastructureFailure {
      let messages =
        result.verdict.diagnostics.map(\.message)
        + result.verdict.checks.filter { $0.status == .infrastructureFailure }.compactMap(\.message)
      for message in messages.prefix(1) where !seen.contains(message) { seen.append(message) }
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

  private func chosenJobs() throws -> Int {
    guard let jobs else { return ProcessInfo.processInfo.activeProcessorCount }
    guard jobs >= 1 else {
      throw OptionError.malformed(
        option: "--jobs", value: "\(jobs)", form: "as a whole number from 1 on")
    }
    return jobs
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

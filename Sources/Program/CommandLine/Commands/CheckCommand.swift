import ArgumentParser
import Curriculum
import Foundation
import Host
import Judge
import Learning
import Results
import Sentences
import Terminal
import Tutor

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: Sentence("Check one exercise.", ko: "과제 하나를 검사해요.").help,
    discussion: Sentence(
      "Exits with 0 if the exercise passes, and with 1 if it doesn't.",
      ko: "통과하면 0, 통과하지 못하면 1로 끝나요."
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence(
        "The exercise's name or number (default: the exercise you have open).",
        ko: "과제의 이름이나 번호예요(기본값: 지금 열어 둔 과제).")))
  var exercise: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      Sentence(
        "Check these files instead of those in your workspace.", ko: "작업 폴더의 파일 대신 이 파일들을 검사해요."),
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var target: DeploymentTargetOption

  @Flag(help: ArgumentHelp(Sentence("Print the verdict as JSON.", ko: "판정을 JSON으로 출력해요.")))
  var json = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Show every problem, not only the first.", ko: "첫 문제만이 아니라 모든 문제를 보여 줘요."
      )))
  var all = false

  @Flag(
    help: ArgumentHelp(
      Sentence(
        "Also print each problem on one line, as FILE:LINE:COLUMN: error: MESSAGE, for editors.",
        ko: "편집기를 위해 문제마다 FILE:LINE:COLUMN: error: MESSAGE 꼴의 줄도 출력해요.")))
  var problems = false

  @Option(
    help: ArgumentHelp(
      Sentence(
        "Judge this many times and check that every verdict is the same.",
        ko: "이 횟수만큼 판정해서 매번 같은 판정이 나오는지 확인해요."), valueName: "N"
    ))
  var `repeat`: Int = 1

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let store = course.workspace.progress
    let progress = try store.load().progress
    var exercise = try course.exercise(exercise, progress: progress)
    let targets = try target.checked()
    if !targets.isEmpty { exercise.deploymentTargets = targets }
    let chosen = try files.isEmpty ? nil : SourceFiles.named(files)
    let work = CourseWork(course: course, context: context)
    if chosen == nil, exercise.kind == .code {
      guard !course.workspace.files(of: exercise, in: course.pack).isEmpty else {
        throw FileError.missing(
          "for “\(exercise.identifier)” in "
            + context.abbreviated(course.workspace.folder(of: exercise, in: course.pack))
            + " (`rings learn \(exercise.identifier)` creates it)")
      }
    }
    if chosen == nil, exercise.kind == .quiz {
      throw CurriculumError.nothingToEdit(exercise: exercise.identifier)
    }
    // The editor's files are written while the compiler works.
    let editorFiles = chosen == nil ? editorFiles(for: exercise, course, context) : nil
    let verdict = try await work.verdict(on: exercise, files: chosen)
    try await confirm(verdict, of: exercise, files: chosen, context, course)
    if chosen == nil {
      try work.record(verdict, of: exercise)
      await editorFiles?.value
    }
    if json {
      StandardOutput.write(
        String(decoding: try verdict.json(in: course.language), as: UTF8.self) + "\n")
    } else {
      var presentation = Presentation(
        context.terminal, language: course.language, home: context.home, place: .shell)
      presentation.earlierFiles =
        (try? course.workspace.usedFiles(
          of: exercise, in: course.pack, progress: progress, besides: chosen))?.files ?? []
      let pictures = CheckPictures(on: context.terminal, in: context.environment)
      presentation.checkPictures = await pictures.rows(
        of: VerdictPresenter.pictures(in: verdict, showsAll: all), in: course.language)
      StandardOutput.write(
        VerdictPresenter(presentation).string(verdict, of: exercise, showsAll: all))
      if problems {
        ProblemLines(verdict: verdict, language: course.language).lines
          .forEach { StandardOutput.line($0) }
      }
      if self.repeat > 1 {
        let agreed = Sentence(
          "Judged \(self.repeat) times, with the same verdict each time.",
          ko: "\(self.repeat)번 판정했고, 매번 같은 판정이 나왔어요.")
        StandardOutput.line(agreed.spoken(in: course.language))
      }
    }
    switch verdict.status {
    case .passed: return
    case .infrastructureFailure: throw ExitStatus.failed.code
    default: throw ExitStatus.notPassed.code
    }
  }

  private func editorFiles(
    for exercise: Exercise, _ course: Course, _ context: CommandContext
  ) -> Task<Void, Never> {
    Task { await EditorSupport(course: course, context: context).write(for: exercise) }
  }

  /// Judges again without the cache; a changed verdict is an internal failure.
  private func confirm(
    _ verdict: LearnerVerdict, of exercise: Exercise, files: [URL]?, _ context: CommandContext,
    _ course: Course
  ) async throws {
    guard self.repeat > 1 else { return }
    let files = files ?? course.workspace.files(of: exercise, in: course.pack)
    let services = try await Services.found(context, keepsVerdicts: false)
    let used = try course.usedFiles(of: exercise, besides: files)
    for number in 2...self.repeat {
      let again = await services.judge.verdict(
        for: exercise, in: course.pack, files: files, used: used
      ).forLearner(of: exercise, in: course.language)
      guard again.checks.map(\.status) == verdict.checks.map(\.status),
        again.status == verdict.status
      else {
        throw UnrepeatableVerdict(attempt: number, first: verdict, again: again)
      }
    }
  }
}

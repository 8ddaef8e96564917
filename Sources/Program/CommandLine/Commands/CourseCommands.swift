import ArgumentParser
import Curriculum
import Foundation
import Host
import Results
import Sentences
import Tutor

struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: Sentence("List the course and your progress.", ko: "과정과 진행 상황을 보여 줘요.").help)

  @OptionGroup var options: CourseOptions

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let progress = try course.workspace.progress.load().progress
    if json {
      try StandardOutput.json(
        course.pack.document(with: progress, in: course.language), pretty: true)
    } else {
      let presentation = Presentation(context.terminal, language: course.language)
      StandardOutput.write(
        ExerciseListPresenter(presentation).string(
          course.pack, progress: progress, current: progress.current[course.pack.identifier]))
    }
  }
}

struct ProgressCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "progress",
    abstract: Sentence("Show your points and progress.", ko: "지금까지 얻은 점수와 진행 상황을 보여 줘요.").help)

  @OptionGroup var options: CourseOptions

  @Flag(help: ArgumentHelp(Sentence("Print as JSON.", ko: "JSON으로 출력해요.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      Sentence("Export your progress to this file.", ko: "진행 상황을 이 파일로 내보내요."),
      valueName: "file"))
  var export: String?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      Sentence("Import progress that you exported elsewhere.", ko: "다른 곳에서 내보낸 진행 상황을 가져와 더해요."),
      valueName: "file"))
  var imported: String?

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let store = course.workspace.progress
    if let imported { _ = try store.importProgress(from: URL(filePath: imported)) }
    if let export { try store.export(to: URL(filePath: export)) }
    let loaded = try store.load()
    if let notice = loaded.notice {
      StandardOutput.errorLine(notice.spoken(in: course.language))
    }
    if json {
      try StandardOutput.json(loaded.progress, pretty: true)
    } else {
      let presentation = Presentation(context.terminal, language: course.language)
      StandardOutput.write(
        ProgressPresenter(presentation).string(course.pack, progress: loaded.progress))
    }
  }
}

struct HintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hint",
    abstract: Sentence("Show the next hint for an exercise.", ko: "과제의 다음 힌트를 보여 줘요.").help)

  @OptionGroup var options: CourseOptions

  @Argument(
    help: ArgumentHelp(
      Sentence("The exercise (default: the one you have open).", ko: "과제예요(기본값: 지금 열어 둔 과제).")))
  var exercise: String?

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let store = course.workspace.progress
    let progress = try store.load().progress
    let exercise = try course.exercise(exercise, progress: progress)
    let used = progress.record(of: exercise, in: course.pack)?.hintsUsed ?? 0
    let number = min(used + 1, max(exercise.hints.count, 1))
    if number > used {
      _ = try store.update { $0.noteHints(number, at: exercise, in: course.pack) }
    }
    let presentation = Presentation(context.terminal, language: course.language)
    StandardOutput.write(HintPresenter(presentation).string(number, of: exercise))
  }
}

struct ResetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: Sentence(
      "Restore an exercise's starter, and keep your files beside it.",
      ko: "과제를 시작 파일로 되돌려요. 작성한 파일은 옆에 보관해요."
    ).help)

  @OptionGroup var options: CourseOptions

  @Argument(help: ArgumentHelp(Sentence("The exercise.", ko: "과제예요.")))
  var exercise: String

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let exercise = try course.pack.find(exercise)
    let backup = try course.workspace.reset(
      exercise, in: course.pack, language: course.language.rawValue)
    if let backup {
      let place = context.abbreviated(backup)
      let sentence = Sentence(
        "Your files are now in \(place).", ko: "작성한 파일은 \(place) 폴더에 보관했어요.")
      StandardOutput.line(sentence.spoken(in: course.language))
    }
    let place = context.abbreviated(course.workspace.folder(of: exercise, in: course.pack))
    let sentence = Sentence("The starter is in \(place).", ko: "시작 파일은 \(place) 폴더에 있어요.")
    StandardOutput.line(sentence.spoken(in: course.language))
  }
}

struct SolutionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solution",
    abstract: Sentence(
      "Print a solution, and record that you looked.", ko: "모범 답안을 출력하고, 본 것을 기록해요."
    )
    .help)

  @OptionGroup var options: CourseOptions

  @Argument(help: ArgumentHelp(Sentence("The exercise.", ko: "과제예요.")))
  var exercise: String

  func run() async throws {
    let context = CommandContext.current()
    let course = try options.course(in: context)
    let exercise = try course.pack.find(exercise)
    let files = try course.pack.solutionFiles(of: exercise)
    let store = course.workspace.progress
    let isPassed =
      try store.load().progress.record(of: exercise, in: course.pack)?.isPassed ?? false
    if !isPassed {
      _ = try store.update {
        $0.noteSolutionShown(at: exercise, in: course.pack, date: Date())
      }
    }
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw CurriculumError.unreadable(
          path: file.path, reason: Sentence("the file isn't UTF-8 text", ko: "UTF-8 텍스트가 아니에요"))
      }
      // A file gets the exact text, but a terminal would obey its control characters.
      let shown =
        context.terminal.isTerminal
        ? UntrustedText(text).sanitized(limit: .max, keepsLines: true) : text
      StandardOutput.write("// \(file.lastPathComponent)\n\(shown)")
    }
  }
}
